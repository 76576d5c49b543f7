import { LANGUAGE_NAMES, LANGUAGES } from '../../src/texts/languages.ts';
import { KINDS, NAMED_KINDS } from './kinds.ts';

const WIDTH = 240;

const picture = (folder: string, kind: string, title: string): string =>
  `<img src="screenshots/${folder}/${kind}.webp" width="${WIDTH}" alt="${title}">`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

/** The page that shows all screenshots, the languages beside each other. */
export function galleryPage(): string {
  const languages = LANGUAGES.map((language) => LANGUAGE_NAMES[language]);
  const chapters = Object.entries(KINDS).map(([chapter, kinds]) => {
    const rows = Object.entries(kinds).map(([kind, title]) => [
      `**${title}**`,
      ...LANGUAGES.map((language) => picture(language, kind, `${title}, ${LANGUAGE_NAMES[language]}`)),
    ]);
    return `## ${chapter}\n\n${table(['', ...languages], rows)}`;
  });
  const named = Object.entries(NAMED_KINDS);
  const pairs = named.flatMap((_, index) => (index % 3 === 0 ? [named.slice(index, index + 3)] : []));
  const rows = pairs.map((some) =>
    [0, 1, 2].map((index) => {
      const [kind, title] = some[index] ?? [];
      return kind && title ? picture('names', kind, `${title}, with difficult names`) : '';
    }),
  );
  return [
    '# Screenshots',
    'Every kind of message, as the sandbox shows it on a phone, in the four languages. `npm run screenshots` plays the evening that they show, and writes them and this page anew; the cards are the same each time. The pictures alone stand in [Pictures](pictures.md).',
    ...chapters,
    '## Difficult names',
    'Emoji, right to left, as wide as Discord allows, and signs of Markdown.',
    table(['', '', ''], rows),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}
