import { setTimeout as sleep } from 'node:timers/promises';
import type { ChartPicture } from '../../../src/pictures/spec.ts';

let drawn = 0;

/** Draws nothing: its bytes say how many it has answered, and titles say how it fails. */
export default async function faulty({ title }: ChartPicture): Promise<Buffer> {
  if (title === 'die') process.exit(7);
  if (title === 'crash') process.kill(process.pid, 'SIGSEGV');
  if (title === 'throw') throw new Error('no ink');
  if (title === 'hang') await sleep(600_000);
  if (title === 'environment') return Buffer.from(Object.keys(process.env).toSorted().join());
  return Buffer.from(`${title} ${++drawn}`);
}
