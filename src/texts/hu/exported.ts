import type { Translation } from '../translation.ts';

/** Files of what was played: `/export`. What is exported and its formats are also choices of the command. */
export const exported = {
  session: 'egy parti: egy asztal',
  season: 'egy liga szezonja',
  server: 'minden, ami ezen a szerveren van',
  csv: 'táblázat (CSV), táblázatkezelőkhöz',
  json: 'JSON Lines, minden lappal',
  ready: 'Itt van, amit kértél. Hogy mi van benne, azt a Dulle **docs/exports.md** fájlja írja le.',
  'ready-gzip': 'Itt van, amit kértél, gzip-pel tömörítve, mert nagy.',
  empty: 'Ott még semmi olyat nem játszottak, amit exportálni lehetne.',
  'too-large':
    'Ez több, mint ami egy üzenetbe belefér. Aki üzemeltet engem, a **dulle export** paranccsal megkapja.',
  'no-table':
    'Nincs ilyen asztal ezen a szerveren. Ott írd be a parancsot, ahol az asztal áll, vagy válaszd ki az **asztal** opcióval.',
  'no-league': 'Nincs ilyen ligaszezon ezen a szerveren.',
  'not-manager': 'Az egész szervert csak az exportálhatja, aki kezelheti. Egy partit vagy szezont bárki.',
  'option-league': 'Melyik ligaszezon (különben: a legújabb)',
  'option-table': 'Melyik asztal (különben: az itteni)',
} satisfies Translation<'hu'>['exported'];
