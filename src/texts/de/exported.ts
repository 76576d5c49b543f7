import type { Translation } from '../translation.ts';

/** Files of what was played: `/export`. What is exported and its formats are also choices of the command. */
export const exported = {
  session: 'eine Runde: ein Tisch',
  season: 'eine Saison einer Liga',
  server: 'alles auf diesem Server',
  csv: 'Tabelle (CSV), für Tabellenprogramme',
  json: 'JSON Lines, mit jeder Karte',
  ready: 'Hier ist, was du wolltest. Was darin steht, erklärt **docs/exports.md** bei Dulle.',
  'ready-gzip': 'Hier ist, was du wolltest, mit gzip gepackt, weil es groß ist.',
  empty: 'Dort ist noch nichts gespielt worden, das man exportieren könnte.',
  'too-large':
    'Das ist mehr, als in eine Nachricht passt. Wer mich betreibt, bekommt es mit **dulle export**.',
  'no-table':
    'So einen Tisch gibt es auf diesem Server nicht. Gib den Befehl dort ein, wo er steht, oder wähle ihn mit **tisch**.',
  'no-league': 'So eine Saison gibt es auf diesem Server nicht.',
  'not-manager':
    'Den ganzen Server exportiert nur, wer ihn verwalten darf. Eine Runde oder Saison dürfen alle.',
  'option-league': 'Welche Saison einer Liga (sonst: die neueste)',
  'option-table': 'Welcher Tisch (sonst: der hier)',
} satisfies Translation<'de'>['exported'];
