import type { Translation } from '../translation.ts';

/** Files of what was played: `/export`. What is exported and its formats are also choices of the command. */
export const exported = {
  session: 'jedna partija: jedan stol',
  season: 'jedna sezona lige',
  server: 'sve na ovom serveru',
  csv: 'tablica (CSV), za tablične programe',
  json: 'JSON Lines, sa svakom kartom',
  ready: 'Evo što si tražio. Što u njemu stoji, objašnjava **docs/exports.md** u Dulle.',
  'ready-gzip': 'Evo što si tražio, sažeto gzipom jer je veliko.',
  empty: 'Ondje još nije odigrano ništa što bi se moglo izvesti.',
  'too-large': 'To je više nego što stane u poruku. Tko me pokreće, dobiva to naredbom **dulle export**.',
  'no-table':
    'Takvog stola na ovom serveru nema. Upiši naredbu ondje gdje stol stoji ili ga odaberi opcijom **stol**.',
  'no-league': 'Takve sezone lige na ovom serveru nema.',
  'not-manager': 'Cijeli server izvozi samo tko smije njime upravljati. Partiju ili sezonu smiju svi.',
  'option-league': 'Koja sezona lige (inače: najnovija)',
  'option-table': 'Koji stol (inače: ovdašnji)',
} satisfies Translation<'hr'>['exported'];
