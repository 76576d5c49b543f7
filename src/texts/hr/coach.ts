import type { Translation } from '../translation.ts';

/** Hints during a hand, and what the coach says of a hand that is over. */
export const coach = {
  line: '{{line}} · sa savjetima',
  everybody:
    '-# 💡 Svatko smije tražiti savjet za vlastiti potez: **/savjet** ili **Savjet** ispod karata. Nakon svakog dijeljenja svi vide koliko ih je bilo.',
  here: '-# 💡 Za ovim se stolom smije tražiti savjet: **/savjet**.',
  taken: '-# 💡 Zatraženi savjeti: {{people}}',
  'taken-by': '{{person}} {{count}}',
  'taken-none': '-# 💡 Nitko nije tražio savjet.',
  allow: 'Dopusti savjete',
  forbid: 'Bez savjeta',
  'no-hints-in-tournament': 'Na turniru, gdje svatko mora odigrati obvezni solo, savjeta nema.',
  'no-hints-in-league': 'Za ligaškim stolovima savjeta nema.',
  'no-hints-off': 'Za ovim stolom savjeta nema: domaćin ih može dopustiti samo prije prvog dijeljenja.',
  'no-hints-off-lobby':
    'Za ovim stolom savjeta nema: domaćin ih može dopustiti prije prvog dijeljenja, gumbom **Pravila** → **Promijeni pravila**.',
  'no-choice': 'Trenutačno nemaš o čemu odlučivati: {{now}}',
  'no-choice-one': 'Sad možeš učiniti samo jedno, pa nemaš o čemu odlučivati.',
} satisfies Translation<'hr'>['coach'];
