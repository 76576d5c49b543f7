import { parseArgs } from 'node:util';
import { answered } from '../arena/engine/engine.ts';
import { PLAYER_NAMES, playerOf } from '../players/levels.ts';
import { parsed, written } from './answer.ts';
import { linesOfFiles } from './lines.ts';
import { EXIT, type Subcommand } from './subcommand.ts';

/** Who plays unless a level is asked for: the strongest. */
const STRONGEST = PLAYER_NAMES.at(-1) ?? '';

export const engineCommand: Subcommand = {
  usage: '[--level LEVEL]',
  summary: `decides for other programs: views on standard input, actions on standard output, one a line (docs/engine-protocol.md); levels: ${PLAYER_NAMES.join(', ')}`,
  run: async (args, { stdin, stdout, stderr }) => {
    const level = levelIn(args);
    const player = level === null ? null : playerOf(level);
    if (!player) {
      const wrong =
        level === null ? `Usage: dulle engine ${engineCommand.usage}` : `There is no level "${level}"`;
      stderr.write(`${wrong}; there are: ${PLAYER_NAMES.join(', ')}.\n`);
      return EXIT.usage;
    }
    let allGood = true;
    for await (const lines of linesOfFiles([], stdin)) {
      for (const line of lines) {
        if (line !== null && line.trim() === '') continue;
        const answer = answered(line === null ? undefined : parsed(line), player);
        allGood &&= !('error' in answer);
        // Each answer goes out before the next question is looked at.
        if (!(await written(stdout, `${JSON.stringify(answer)}\n`))) return allGood ? EXIT.ok : EXIT.failed;
      }
    }
    return allGood ? EXIT.ok : EXIT.failed;
  },
};

/** Null where an option is unknown or misses its value. */
function levelIn(args: readonly string[]): string | null {
  try {
    return parseArgs({ args: [...args], options: { level: { type: 'string', default: STRONGEST } } }).values
      .level;
  } catch {
    return null;
  }
}
