import { appendFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { ArenaError } from './arenaError.ts';
import type { DealFacts } from './facts.ts';
import type { Match } from './match.ts';

/** The first line of a file of kept games says what they are of. */
interface Head {
  readonly format: 'dulle-games/1';
  readonly match: Match;
}

/**
 * The deals of a match in a file, one a line, so that a run of hours that was broken off goes on where it stopped.
 */
export class KeptGames {
  /** What was in the file. */
  readonly done: readonly DealFacts[];
  private readonly file: string;

  private constructor(file: string, done: readonly DealFacts[]) {
    this.file = file;
    this.done = done;
  }

  /** Opens or begins a file. Throws an `ArenaError` where it holds something else, or games of another match. */
  static async open(file: string, match: Match): Promise<KeptGames> {
    const head: Head = { format: 'dulle-games/1', match };
    const lines = (await textOf(file)).split('\n').filter(Boolean);
    const [first, ...rest] = lines.map(parsed);
    if (lines.length > 0 && !isDeepStrictEqual(first, JSON.parse(JSON.stringify(head)))) {
      throw new ArenaError(`The file "${file}" holds no games of this match.`);
    }
    // A line that a sudden end cut off is no object any more; its deal is played again.
    const done = rest.flatMap((line) => (line === null ? [] : [line as DealFacts]));
    try {
      await writeFile(file, [head, ...done].map((line) => `${JSON.stringify(line)}\n`).join(''));
    } catch {
      throw new ArenaError(`The file "${file}" cannot be written.`);
    }
    return new KeptGames(file, done);
  }

  /**
   * Written when it returns: a run in one thread of players of our own never comes back to the
   * event loop. Throws an `ArenaError` where it cannot be written.
   */
  keep(facts: DealFacts): void {
    try {
      appendFileSync(this.file, `${JSON.stringify(facts)}\n`);
    } catch {
      throw new ArenaError(`The file "${this.file}" cannot be written.`);
    }
  }
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new ArenaError(`The file "${file}" cannot be read.`);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}
