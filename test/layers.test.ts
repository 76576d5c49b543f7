import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const FORBIDDEN = [
  ['src/core/planted.ts', 'pino'],
  ['src/core/planted.ts', 'node:fs'],
  ['src/core/hand/planted.ts', '../../app/tables.ts'],
  ['src/core/table/planted.ts', '../../texts/en.ts'],
  ['src/app/planted.ts', '../store/store.ts'],
  ['src/app/planted.ts', 'discord.js'],
  ['src/store/planted.ts', '../discord/router.ts'],
  ['src/players/planted.ts', '../core/hand/state.ts'],
  ['src/players/planted.ts', '../core/table/state.ts'],
  ['src/arena/planted.ts', '../app/tables.ts'],
  ['src/arena/planted.ts', '../core/table/state.ts'],
  ['src/arena/planted.ts', '../cli/subcommand.ts'],
  ['src/core/hand/planted.ts', '../../arena/game.ts'],
  ['src/players/planted.ts', '../arena/game.ts'],
  ['src/discord/planted.ts', '../core/hand/state.ts'],
  ['src/discord/messages/planted.ts', '../../core/table/state.ts'],
  ['commands/planted.ts', '../src/core/hand/hand.ts'],
  ['src/pictures/planted.ts', '../core/hand/state.ts'],
  ['src/pictures/drawing/planted.ts', '../../texts/names.ts'],
  ['src/sandbox/planted.ts', '../core/card.ts'],
  ['src/sandbox/rest/planted.ts', '../../discord/courier.ts'],
] as const;

const ALLOWED = [
  ['src/core/hand/planted.ts', '../card.ts'],
  ['src/app/planted.ts', '../core/table/decide.ts'],
  ['src/store/planted.ts', '../app/ports.ts'],
  ['src/players/planted.ts', '../core/view/seatView.ts'],
  ['src/arena/planted.ts', '../core/hand/state.ts'],
  ['src/arena/planted.ts', '../players/levels.ts'],
  ['src/discord/planted.ts', '../core/view/tableView.ts'],
  ['commands/planted.ts', '../src/discord/command.ts'],
  ['src/pictures/faces/planted.ts', '../../core/card.ts'],
  ['src/sandbox/planted.ts', './world/world.ts'],
] as const;

const planted = [...FORBIDDEN, ...ALLOWED].map(([path, target], index) => ({
  file: path.replace('planted', `planted${index}`),
  target,
  forbidden: index < FORBIDDEN.length,
}));

/** The project's own linter over a tree that holds nothing but violations and their innocent neighbours. */
describe('the layers', () => {
  const tree = mkdtempSync(join(tmpdir(), 'dulle-layers-'));
  let report = '';

  beforeAll(() => {
    const { $schema: _schema, vcs: _vcs, ...config } = JSON.parse(readFileSync('biome.json', 'utf8'));
    writeFileSync(join(tree, 'biome.json'), JSON.stringify(config));
    for (const { file, target } of planted) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), `import { x } from '${target}';\nexport const y = x;\n`);
    }
    const biome = resolve('node_modules/@biomejs/biome/bin/biome');
    const run = spawnSync(process.execPath, [biome, 'lint', '--max-diagnostics=none', '.'], {
      cwd: tree,
      encoding: 'utf8',
    });
    report = run.stdout + run.stderr;
  });

  afterAll(() => rmSync(tree, { recursive: true }));

  test.each(planted)('$file importing $target: forbidden is $forbidden', ({ file, forbidden }) => {
    expect(new RegExp(`${file}:\\S+ lint/style/noRestrictedImports`).test(report)).toBe(forbidden);
  });
});
