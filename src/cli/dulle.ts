import { arenaCommand } from './arena.ts';
import { engineCommand } from './engine.ts';
import { exportCommand } from './export.ts';
import { replayCommand } from './replay.ts';
import { EXIT, type Streams, type Subcommand } from './subcommand.ts';
import { verifyCommand } from './verify.ts';
import { viewCommand } from './view.ts';

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  replay: replayCommand,
  view: viewCommand,
  verify: verifyCommand,
  export: exportCommand,
  arena: arenaCommand,
  engine: engineCommand,
};

const HELP = new Set(['help', '--help', '-h']);

function usage(): string {
  const rows = Object.entries(SUBCOMMANDS).map(
    ([name, command]) => `  dulle ${name} ${command.usage}\n      ${command.summary}`,
  );
  return `Usage:\n${rows.join('\n')}\n`;
}

/** Runs the subcommand that the first argument names; gives the exit status. */
export async function dulle(args: readonly string[], streams: Streams): Promise<number> {
  const [name, ...rest] = args;
  if (name !== undefined && HELP.has(name)) {
    streams.stdout.write(usage());
    return EXIT.ok;
  }
  const command = name !== undefined && Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  if (command) return command.run(rest, streams);
  const names = Object.keys(SUBCOMMANDS).join(', ');
  const wrong = name === undefined ? 'Name a subcommand' : `There is no subcommand "${name}"`;
  streams.stderr.write(`${wrong}; there are: ${names}. "dulle help" says what each does.\n`);
  return EXIT.usage;
}
