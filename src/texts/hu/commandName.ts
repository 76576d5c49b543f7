import type { Translation } from '../translation.ts';

/**
 * What people type: slash commands, `table-create` for a subcommand, `option-…` for options. Lower case and
 * without spaces, 32 characters at most.
 */
export const commandName = {
  table: 'asztal',
  'table-create': 'létrehozás',
  'table-close': 'bezárás',
  'option-hands': 'leosztások',
  'option-until': 'meddig',
  'option-seats': 'helyek',
  'option-pace': 'tempó',
  'option-computers': 'gépek',
  'option-wait': 'várjon',
  'option-rules': 'szabályok',
  hand: 'lapok',
  score: 'állás',
  rules: 'szabályok',
  'rules-show': 'mutat',
  'rules-edit': 'szerkeszt',
  'rules-save': 'ment',
  'rules-default': 'alap',
  'rules-learn': 'tanul',
  'rules-delete': 'töröl',
  'option-set': 'szabályok',
  'option-from': 'ebből',
  'option-name': 'név',
  language: 'nyelv',
  'option-me': 'nekem',
  'option-server': 'szerver',
  settings: 'beállítások',
  glossary: 'szószedet',
  'option-term': 'szó',
  rights: 'jogok',
  'option-right': 'jog',
  'option-who': 'kik',
  'option-role': 'rang',
  audit: 'javítások',
} satisfies Translation<'hu'>['commandName'];
