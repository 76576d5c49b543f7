import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DDV } from '../../../src/core/rules/ruleSet.ts';

const page = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

const sections = new Map(
  page.split(/^#+ /m).map((section) => [anchorOf(section.split('\n')[0] ?? ''), section]),
);

test.each(Object.keys(DDV))('%s has its row in the table of switches, and its section', (key) => {
  const anchor = new RegExp(`^\\| \\[[^\\]]+\\]\\(#([a-z0-9-]+)\\) \\| \`${key}\` \\|`, 'm').exec(page)?.[1];
  expect(sections.get(anchor ?? '')).toContain(`\`${key}\`: `);
});

test('every link within the page leads somewhere', () => {
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor as string);
  expect(links.filter((anchor) => !sections.has(anchor))).toEqual([]);
});
