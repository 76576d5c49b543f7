import { EXIT, type Streams, type Subcommand } from './subcommand.ts';

/** Each is loaded when it is asked for: an engine need not wait for a database it never opens. */
const SUBCOMMANDS: Readonly<Record<string, () => Promise<Subcommand>>> = {
  replay: async () => (await import('./replay.ts')).replayCommand,
  view: async () => (await import('./view.ts')).viewCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  arena: async () => (await import('./arena.ts')).arenaCommand,
  engine: async () => (await import('./engine.ts')).engineCommand,
};

const HELP = new Set(['help', '--help', '-h']);

async function usage(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(SUBCOMMANDS).map(async ([name, load]) => {
      const command = await load();
      return `  dulle ${name} ${command.usage}\n      ${command.summary}`;
    }),
  );
  return `Usage:\n${rows.join('\n')}\n`;
}

/** Runs the subcommand that the first argument names; gives the exit status. */
export async function dulle(args: readonly string[], streams: Streams): Promise<number> {
  const [name, ...rest] = args;
  if (name !== undefined && HELP.has(name)) {
    streams.stdout.write(await usage());
    return EXIT.ok;
  }
  const load = name !== undefined && Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  if (load) return (await load()).run(rest, streams);
  const names = Object.keys(SUBCOMMANDS).join(', ');
  const wrong = name === undefined ? 'Name a subcommand' : `There is no subcommand "${name}"`;
  streams.stderr.write(`${wrong}; there are: ${names}. "dulle help" says what each does.\n`);
  return EXIT.usage;
}
