import type { Translation } from '../translation.ts';

/** Hints during a hand, and what the coach says of a hand that is over. */
export const coach = {
  line: '{{line}} · mit Tipps',
  everybody:
    '-# 💡 Alle dürfen sich zu ihren eigenen Zügen Tipps holen: **/tipp** oder **Tipp** unter den Karten. Nach jedem Spiel sehen alle, wie viele es waren.',
  here: '-# 💡 An diesem Tisch gibt es Tipps: **/tipp**.',
  taken: '-# 💡 Tipps geholt: {{people}}',
  'taken-by': '{{person}} {{count}}',
  'taken-none': '-# 💡 Niemand hat sich einen Tipp geholt.',
  allow: 'Tipps erlauben',
  forbid: 'Ohne Tipps spielen',
  'no-hints-in-tournament': 'Ein Turnier, in dem alle ein Pflichtsolo spielen, läuft ohne Tipps.',
  'no-hints-in-league': 'An Tischen einer Liga gibt es keine Tipps.',
  'no-hints-off':
    'An diesem Tisch gibt es keine Tipps: Sie lassen sich nur vor dem ersten Spiel erlauben, vom Host.',
  'no-hints-off-lobby':
    'An diesem Tisch gibt es keine Tipps: Wer ihn eröffnet hat, kann sie vor dem ersten Spiel mit **Regeln** → **Regeln ändern** erlauben.',
  'no-choice': 'Du hast gerade nichts zu entscheiden: {{now}}',
  'no-choice-one': 'Du kannst jetzt nur eines tun, also gibt es nichts zu entscheiden.',
} satisfies Translation<'de'>['coach'];
