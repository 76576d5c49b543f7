import type { Translation } from '../translation.ts';

/** Hints during a hand, and what the coach says of a hand that is over. */
export const coach = {
  line: '{{line}} · tippekkel',
  everybody:
    '-# 💡 A saját lépéseihez mindenki kérhet tippet: **/tipp**, vagy **Tipp** a lapok alatt. Leosztás után mindenki látja, ki hányat kért.',
  here: '-# 💡 Ennél az asztalnál lehet tippet kérni: **/tipp**.',
  taken: '-# 💡 Kért tippek: {{people}}',
  'taken-by': '{{person}} {{count}}',
  'taken-none': '-# 💡 Senki sem kért tippet.',
  allow: 'Legyenek tippek',
  forbid: 'Ne legyenek tippek',
  'no-hints-in-tournament': 'Versenyen, ahol mindenkinek kötelező szólót kell játszania, nincsenek tippek.',
  'no-hints-in-league': 'Ligaasztaloknál nincsenek tippek.',
  'no-hints-off':
    'Ennél az asztalnál nincsenek tippek: csak az első osztás előtt engedélyezhette volna őket a házigazda.',
  'no-hints-off-lobby':
    'Ennél az asztalnál nincsenek tippek: a házigazda engedélyezheti őket az első osztás előtt, a **Szabályok** → **Szabályok módosítása** gombbal.',
  'no-choice': 'Most nincs miről döntened: {{now}}',
  'no-choice-one': 'Most csak egyetlen dolgot tehetsz, így nincs miről döntened.',
} satisfies Translation<'hu'>['coach'];
