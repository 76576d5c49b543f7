import { createHash } from 'node:crypto';
import type { PictureSpec } from './spec.ts';

/** A file name such as `hand-1f3a….webp`: equal pictures have equal names, in every process. */
export function nameOf(spec: PictureSpec): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(ordered(spec)))
    .digest('hex');
  return `${spec.kind}-${digest.slice(0, 24)}.webp`;
}

/** The same value with the keys of all objects in order: how a spec was put together makes no difference. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, ordered(part)]);
}
