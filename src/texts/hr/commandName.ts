import type { Translation } from '../translation.ts';

/**
 * What people type: slash commands, `table-create` for a subcommand, `option-…` for options. Lower case and
 * without spaces, 32 characters at most.
 */
export const commandName = {
  table: 'stol',
  'table-create': 'otvori',
  'table-close': 'zatvori',
  'option-hands': 'dijeljenja',
  'option-until': 'do',
  'option-seats': 'mjesta',
  'option-pace': 'tempo',
  'option-computers': 'računala',
  'option-wait': 'čekaj',
  'option-rules': 'pravila',
  hand: 'karte',
  score: 'rezultat',
  rules: 'pravila',
  'rules-learn': 'nauči',
  'rules-show': 'prikaži',
  'rules-edit': 'uredi',
  'rules-save': 'spremi',
  'rules-default': 'zadano',
  'rules-delete': 'obriši',
  'option-set': 'skup',
  'option-from': 'iz',
  'option-name': 'ime',
  glossary: 'pojmovnik',
  'option-term': 'pojam',
  language: 'jezik',
  'option-me': 'meni',
  'option-server': 'server',
  settings: 'postavke',
  rights: 'prava',
  'option-right': 'pravo',
  'option-who': 'tko',
  'option-role': 'uloga',
  audit: 'ispravci',
} satisfies Translation<'hr'>['commandName'];
