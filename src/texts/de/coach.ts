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
  'no-hints-in-exchange': 'Für den Tausch bei einer Armut gibt es keine Tipps.',
  'no-choice': 'Du hast gerade nichts zu entscheiden: {{now}}',
  'no-choice-one': 'Du kannst jetzt nur eines tun, also gibt es nichts zu entscheiden.',

  title: 'Tipp',
  'title-trick': 'Tipp · Stich {{trick}}',
  'advice-play': 'Spiel **{{move}}**.',
  'advice-healthy': 'Sag **gesund**.',
  'advice-reserve': 'Sag **Vorbehalt** an, mit **{{move}}**.',
  'advice-name': 'Nenn **{{move}}**.',
  'advice-take': 'Nimm die Karten an.',
  'advice-leave': 'Nimm die Karten nicht an.',
  'advice-pass': 'Gib **{{move}}** ab.',
  announce: 'Sag **{{move}}** an: Das bringt etwa {{points}} Punkte mehr, als nichts zu sagen.',
  silent: 'Sag jetzt nichts an: **{{move}}** würde etwa {{points}} Punkte kosten.',
  'no-reason': 'Für die Ansage **{{move}}** gibt es jetzt keinen Grund.',
  either: '**{{move}}** kannst du ansagen oder es lassen: Im Schnitt kommt beides etwa auf dasselbe hinaus.',
  'only-card': '**{{move}}** ist die einzige Karte, die du spielen kannst.',
  level: 'Was du jetzt tust, macht kaum einen Unterschied: **{{move}}** ist so gut wie alles andere.',
  'why-own-takes':
    '{{better}} gewinnt diesen Stich selbst in {{share}} der Verteilungen, die für dich möglich sind, {{worse}} in {{other}}.',
  'why-own-takes-surely': '{{better}} nimmt diesen Stich, {{worse}} nicht.',
  'why-party-takes':
    'Mit {{better}} bekommt deine Partei diesen Stich in {{share}} der Verteilungen, die für dich möglich sind, mit {{worse}} in {{other}}.',
  'why-party-takes-surely': 'Mit {{better}} bekommt deine Partei diesen Stich, mit {{worse}} nicht.',
  'why-wins':
    'Mit {{better}} gewinnt deine Partei das Spiel in {{share}} der Verteilungen, die für dich möglich sind, mit {{worse}} in {{other}}.',
  'why-extras-more':
    'Mit {{better}} gewinnt deine Partei mehr Sonderpunkte, etwa für Füchse: im Schnitt {{share}}, mit {{worse}} {{other}}.',
  'why-extras-fewer':
    'Mit {{better}} verliert deine Partei weniger Sonderpunkte, etwa für Füchse: im Schnitt {{share}}, mit {{worse}} {{other}}.',
  'why-extras-turn':
    'Mit {{better}} gewinnt deine Partei Sonderpunkte, etwa für Füchse, im Schnitt {{share}}; mit {{worse}} verliert sie {{other}}.',
  'why-eyes': 'Mit {{better}} kommt deine Partei auf etwa {{share}} Augen, mit {{worse}} auf {{other}}.',
  'why-call': 'Deine Partei gewinnt in {{share}} der Verteilungen, die für dich möglich sind.',
  'why-step': '**{{move}}** geht in {{share}} der Verteilungen auf, die für dich möglich sind.',
  'why-points':
    'Nichts sticht heraus: Über alle Verteilungen, die für dich möglich sind, bringt {{better}} einfach mehr als {{worse}}.',
  compared: 'Verglichen damit, in Punkten im Schnitt:',
  'as-good': '{{move}}: etwa genauso gut',
  worse: '{{move}}: {{points}}',
  judged_one:
    '-# Beurteilt nach deinen Karten und dem, was gespielt ist, über {{count}} mögliche Verteilung. Nur du siehst das.',
  judged_other:
    '-# Beurteilt nach deinen Karten und dem, was gespielt ist, über {{count}} mögliche Verteilungen. Nur du siehst das.',

  thinking: '-# 💡 Der Trainer denkt über dieses Spiel nach …',
  clean:
    '-# 💡 Der Trainer hat keinen Zug gefunden, der viel gekostet hat, nach dem, was alle wissen konnten. Gut gespielt!',
  costliest: '**💡 Die teuersten Züge**',
  fairly:
    '-# Beurteilt nach dem, was man in dem Moment wissen konnte, nicht danach, wie die Karten lagen; Punkte im Schnitt.',
  'at-trick': 'Stich {{trick}}',
  'at-inquiry': 'Vor dem ersten Stich',
  'cost-move':
    '{{where}} · {{person}}: **{{made}}** hat etwa {{points}} Punkte gekostet, **{{better}}** war besser.',
  'cost-call': '{{where}} · {{person}}: Die Ansage **{{made}}** hat etwa {{points}} Punkte gekostet.',
  'cost-silence':
    '{{where}} · {{person}}: **{{better}}** nicht angesagt; die Ansage hätte etwa {{points}} Punkte gebracht.',
  sign: '💡 {{points}}',
  'because-own-takes':
    'Damit wäre der Stich in {{share}} der damals möglichen Verteilungen gewonnen, mit der gespielten Karte in {{other}}.',
  'because-own-takes-surely': 'Damit wäre der Stich gewonnen, mit der gespielten Karte nicht.',
  'because-party-takes':
    'Damit geht der Stich in {{share}} der damals möglichen Verteilungen an die Partei von {{person}}, mit der gespielten Karte in {{other}}.',
  'because-party-takes-surely':
    'Damit geht der Stich an die Partei von {{person}}, mit der gespielten Karte nicht.',
  'because-wins':
    'Damit gewinnt die Partei von {{person}} in {{share}} der damals möglichen Verteilungen, sonst in {{other}}.',
  'because-extras-more':
    'Damit gewinnt die Partei von {{person}} mehr Sonderpunkte, etwa für Füchse: im Schnitt {{share}} statt {{other}}.',
  'because-extras-fewer':
    'Damit verliert die Partei von {{person}} weniger Sonderpunkte, etwa für Füchse: im Schnitt {{share}} statt {{other}}.',
  'because-extras-turn':
    'Damit gewinnt die Partei von {{person}} Sonderpunkte, etwa für Füchse, im Schnitt {{share}}; sonst verliert sie {{other}}.',
  'because-eyes': 'Damit kommt die Partei von {{person}} auf etwa {{share}} statt {{other}} Augen.',
  'because-call': 'Die Partei von {{person}} gewinnt in {{share}} der damals möglichen Verteilungen.',
  'because-step': '**{{call}}** geht in {{share}} der damals möglichen Verteilungen auf.',
  'because-points': 'Kein einzelner Grund sticht heraus; im Schnitt bringt es einfach mehr.',
} satisfies Translation<'de'>['coach'];
