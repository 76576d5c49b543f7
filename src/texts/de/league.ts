import type { Translation } from '../translation.ts';

/** Ligen: was alle von einer Saison lesen und was `/liga` antwortet. */
export const league = {
  title: '{{name}} · Saison {{season}}',
  line: '{{rules}} · {{rounds}} · {{hands}} · {{pace}}',
  rounds_one: '{{count}} Spieltag',
  rounds_other: '{{count}} Spieltage',
  hands_one: '{{count}} Spiel pro Tisch',
  hands_other: '{{count}} Spiele pro Tisch',
  duplicate:
    '**Duplikat**: Alle Tische eines Spieltags spielen mit denselben Karten, und es zählt, wie du auf deinem Platz gegen die anderen Tische abschneidest.',
  computers: '-# 🤖 Computer, die für jemanden spielen: {{level}}.',
  players_one: '**{{count}} spielt mit**: {{people}}',
  players_other: '**{{count}} spielen mit**: {{people}}',
  'players-none': 'Noch spielt niemand mit. **Anmelden** ist dabei; die Ligaleitung startet die Saison.',
  'players-missing_one': '-# Noch eine Person, und die Saison kann beginnen.',
  'players-missing_other': '-# Noch {{count}} Personen, und die Saison kann beginnen.',
  'each-day_one': '-# An jedem Spieltag: {{count}} Tisch.',
  'each-day_other': '-# An jedem Spieltag: {{count}} Tische.',
  'each-day-resting_one': '-# An jedem Spieltag: {{count}} Tisch; es setzen aus: {{resting}}.',
  'each-day-resting_other': '-# An jedem Spieltag: {{count}} Tische; es setzen aus: {{resting}}.',
  'now-day': '▶️ Es läuft Spieltag {{round}} von {{rounds}}.',
  'now-played':
    '✅ Alle Spieltage sind gespielt. Die Ligaleitung beendet die Saison mit **/liga schließen**.',
  'now-closed': '🏁 Die Saison ist vorbei.',
  'left-season': '-# Nicht mehr dabei: {{people}}.',

  'button-join': 'Anmelden',
  'button-leave': 'Abmelden',
  'button-start': 'Starten',
  'button-table': 'Mein Tisch',
  'button-tables': 'Alle Tische öffnen',
  'button-schedule': 'Spielplan',
  'button-standings': 'Tabelle',
  'button-show': 'Allen zeigen',
  'button-ties': 'Punktgleich?',
  'button-close': 'Saison beenden',
  'button-redraw': 'Neu auslosen',
  'button-remove-result': 'Dieses Ergebnis entfernen',

  'day-title': '{{league}}: Spieltag {{round}} von {{rounds}}',
  'a-computer': 'ein Computer',
  resting: '-# Es setzen aus: {{people}}.',
  'mark-playing': '▶️ läuft',
  'mark-concealed': '☑️ gespielt; die Punkte erscheinen, wenn der ganze Spieltag gespielt ist',
  'mark-played': '✅ gespielt',
  'mark-entered': '✍️ von Hand eingetragen',
  'mark-substituted': '🔁 es spielt jemand anders',
  'mark-computer': '🤖 ein Computer',
  'open-how': '-# **Mein Tisch** öffnet deinen Tisch oder führt dorthin.',

  'schedule-title': '{{league}}: Spielplan',
  'schedule-day': '**Spieltag {{round}}**',
  'schedule-more_one': '-# … und noch {{count}} Spieltag: **Spielplan** zeigt ihn.',
  'schedule-more_other': '-# … und noch {{count}} Spieltage: **Spielplan** zeigt sie.',

  'standings-title': '{{league}}: Tabelle',
  'standings-none': 'Noch ist kein Tisch gespielt.',
  'standings-played': '-# Gespielte Tische: {{played}} von {{tables}}.',
  'standings-page': '-# Plätze {{from}}–{{to}} von {{count}}.',
  tables_one: '{{count}} Tisch',
  tables_other: '{{count}} Tische',
  'head-tables': 'Ti',
  'head-points': 'Pkt',
  ties: 'Bei **gleichen Punkten** entscheiden der Reihe nach: {{list}}. Wer in allem gleich ist, teilt sich den Platz.',
  'tie-wins': 'gewonnene Spiele',
  'tie-solos': 'Punkte aus eigenen Soli',
  'tie-direct': 'Punkte an den gemeinsamen Tischen',
  'tie-best-day': 'der beste Spieltag',
  'ties-duplicate':
    '**Punkte** eines Spiels: wie weit du über oder unter dem Schnitt deines Platzes an den anderen Tischen mit denselben Karten liegst.',

  'champion-title': '🏆 {{league}}: Die Saison ist vorbei',
  champion: '🥇 {{people}} gewinnt die Liga mit **{{points}}**!',
  champions: '🥇 {{people}} gewinnen die Liga gemeinsam mit **{{points}}**!',
  'place-2': '🥈 {{people}} · **{{points}}**',
  'place-3': '🥉 {{people}} · **{{points}}**',
  'no-champion': 'Kein Tisch hat ein Ergebnis, das zählt, also hat niemand die Liga gewonnen.',
  'fact-wins': 'Die meisten gewonnenen Spiele: {{people}} ({{number}})',
  'fact-day': 'Der beste Spieltag: {{people}} ({{points}})',
  'fact-solos': 'Die meisten Punkte aus Soli: {{people}} ({{points}})',
  unplayed_one: '-# {{count}} Tisch blieb ohne Ergebnis.',
  unplayed_other: '-# {{count}} Tische blieben ohne Ergebnis.',

  created:
    'Die Saison **{{league}}** ist eröffnet: Alle können sich mit der Nachricht in diesem Kanal anmelden. **/liga starten** lost die Spieltage aus.',
  joined: '✅ {{person}} spielt mit: **{{league}}**.',
  left: '{{person}} spielt nicht mehr mit: **{{league}}**.',
  'joined-running': '✅ {{person}} spielt ab der nächsten Auslosung mit: **{{league}}**.',
  'left-running': '{{person}} spielt nicht mehr mit: **{{league}}**. Die bisherigen Punkte bleiben.',
  'redraw-how': '-# **Neu auslosen** lost die Spieltage neu aus, die noch nicht begonnen haben.',
  'redraw-leaders': '-# Die Ligaleitung kann die Spieltage neu auslosen, die noch nicht begonnen haben.',
  redrawn_one: '🔀 **{{league}}**: {{count}} Spieltag ist neu ausgelost.',
  redrawn_other: '🔀 **{{league}}**: {{count}} Spieltage sind neu ausgelost.',
  started: '▶️ **{{league}}** hat begonnen: Die Spieltage sind ausgelost.',
  'ask-start':
    'Die Spieltage von **{{league}}** jetzt auslosen? Danach kann sich niemand mehr selbst anmelden; du kannst noch jemanden aufnehmen.',
  'your-table': 'Dein Tisch am Spieltag {{round}}: {{link}}',
  'tables-opened_one': 'Spieltag {{round}}: {{count}} Tisch ist eröffnet.',
  'tables-opened_other': 'Spieltag {{round}}: {{count}} Tische sind eröffnet.',
  'tables-open': 'Alle Tische von Spieltag {{round}} sind eröffnet oder fertig.',
  substituted:
    '🔁 **{{league}}**, Spieltag {{round}}, Tisch {{table}}: {{substitute}} spielt für {{person}}. Die Punkte zählen für {{person}}.',
  'substituted-back':
    '🔁 **{{league}}**, Spieltag {{round}}, Tisch {{table}}: {{person}} spielt doch selbst.',
  'result-entered': '✍️ **{{league}}**, Spieltag {{round}}, Tisch {{table}}: Das Ergebnis ist eingetragen.',
  'result-removed':
    '✍️ **{{league}}**, Spieltag {{round}}, Tisch {{table}}: Das von Hand eingetragene Ergebnis ist entfernt.',
  'result-before': 'Vorher: {{points}}',
  'result-after': 'Jetzt: {{points}}',
  'result-none': 'kein Ergebnis',
  'result-table-open':
    '⚠️ An diesem Tisch sind schon Spiele gespielt, und es geht dort weiter: {{link}} Der Spieltag ist erst vorbei, wenn er endet; **/tisch schließen** dort beendet ihn.',
  'ask-close_one': '**{{league}}**: {{count}} Tisch hat kein Ergebnis. Die Saison trotzdem beenden?',
  'ask-close_other': '**{{league}}**: {{count}} Tische haben kein Ergebnis. Die Saison trotzdem beenden?',
  'ask-close-drawn': '**{{league}}** hat noch nicht begonnen. Für alle schließen?',
  closed: '🏁 **{{league}}** ist beendet.',
} satisfies Translation<'de'>['league'];

/** Warum in einer Liga etwas nicht geschieht. */
export const leagueNo = {
  'not-leader': 'Das darf auf diesem Server nur die Ligaleitung: Frag dort nach.',
  'bad-name': 'Eine Liga braucht einen Namen mit 1 bis {{most}} Zeichen.',
  'name-in-use':
    'Eine Saison von **{{league}}** läuft schon. Beende sie zuerst oder nimm einen anderen Namen.',
  'too-many': 'Auf diesem Server laufen {{most}} Ligen, mehr gehen nicht. Beende zuerst eine davon.',
  'bad-rounds': 'Eine Saison hat {{least}} bis {{most}} Spieltage.',
  'bad-hands': 'Ein Tisch spielt an einem Spieltag {{least}} bis {{most}} Spiele.',
  'solos-need-hands':
    'Nach diesen Regeln ist ein Pflichtsolo fällig, also braucht ein Tisch mindestens {{least}} Spiele; wähl mehr oder andere Regeln.',
  'not-duplicate':
    'Beim Duplikat müssen alle Tische mit denselben Karten spielen können. Mit diesen Regeln geht das nicht, denn darin gibt es: {{which}}. Wähl andere mit **{{option}}**.',
  'has-throw-in': 'Schmeißen',
  'has-poverty': 'Armut',
  'has-mandatory-solos': 'Pflichtsoli',
  'has-bock': 'Bockrunden',

  'no-league': 'Hier gibt es keine Liga. Die Ligaleitung eröffnet eine mit **/liga erstellen**.',
  'no-such-league': 'Eine Liga **{{name}}** gibt es hier nicht. Es gibt: {{leagues}}.',
  'which-league': 'Mehrere kommen infrage: {{leagues}}. Sag mit **{{option}}**, welche du meinst.',
  'none-joining':
    'Gerade kann man sich hier zu keiner Saison anmelden. Die nächste beginnt mit **/liga erstellen**.',
  'none-running': 'Hier läuft keine Saison. **/liga starten** beginnt eine, zu der man sich anmelden kann.',
  gone: 'Diese Liga gibt es hier nicht mehr.',
  started:
    'Die Saison läuft schon: Selbst anmelden kann sich niemand mehr, aber die Ligaleitung kann noch jemanden aufnehmen.',
  running: 'Die Saison läuft schon. **/liga spielplan** zeigt ihre Spieltage.',
  'not-started': 'Die Saison läuft noch nicht: Die Ligaleitung lost die Spieltage mit **/liga starten** aus.',
  closed: 'Diese Saison ist beendet und bleibt, wie sie ist. **/liga erstellen** eröffnet die nächste.',
  full: 'In dieser Saison spielen {{most}} mit, mehr gehen nicht.',
  'already-entered': '{{person}} spielt schon mit.',
  'not-entered': '{{person}} spielt nicht mit.',
  bot: 'Bots spielen in Ligen nicht mit. Mit **/liga ersatz** spielt ein Computer für jemanden.',
  'no-member': '{{person}} ist nicht auf diesem Server und kann hier nicht mitspielen.',
  'too-few':
    'Für eine Saison braucht es mindestens {{least}}, und erst {{count}} spielen mit. Die anderen melden sich mit ihrer Nachricht an.',
  'nothing-to-draw': 'Alle {{rounds}} Spieltage haben begonnen: Es gibt nichts mehr auszulosen.',

  'no-round': 'Diese Saison hat die Spieltage 1 bis {{rounds}}.',
  'no-table': 'Spieltag {{round}} hat die Tische 1 bis {{tables}}.',
  'all-played': 'Alle Spieltage sind gespielt. **/liga tabelle** zeigt, wie es ausging.',
  'round-to-come':
    'Spieltag {{round}} kommt später: Jetzt läuft Spieltag {{present}}. Vorher eröffnen kann ihn die Ligaleitung.',
  'you-rest':
    'Am Spieltag {{round}} setzt du aus. Der nächste kommt, wenn alle seine Tische fertig sind oder die Ligaleitung ihn vorher eröffnet.',
  'you-are-done':
    'Dein Tisch am Spieltag {{round}} ist fertig. Der nächste Spieltag kommt, wenn alle Tische fertig sind oder die Ligaleitung ihn vorher eröffnet.',
  'you-are-replaced': 'Am Spieltag {{round}} spielt jemand anders für dich.',
  'missing-permissions': 'Hier kann ich keine Liga zeigen. In diesem Kanal fehlt mir noch: {{names}}.',
  'not-in-season': 'Du spielst in dieser Saison nicht mit.',
  'table-open': 'Tisch {{table}} von Spieltag {{round}} ist eröffnet: {{link}}',
  'table-done': 'Tisch {{table}} von Spieltag {{round}} ist schon gespielt.',
  'table-entered':
    'Das Ergebnis von Tisch {{table}} an Spieltag {{round}} wurde von Hand eingetragen. **/liga ergebnis** ohne Punkte entfernt es.',
  'round-over':
    'Dieser Spieltag ist vorbei: Seine Karten sind für alle offen, darum spielt sie niemand mehr. Ein Ergebnis lässt sich von Hand eintragen.',
  'nothing-entered': 'Für Tisch {{table}} von Spieltag {{round}} ist kein Ergebnis von Hand eingetragen.',
  'not-at-table': '{{person}} wurde nicht für Tisch {{table}} von Spieltag {{round}} ausgelost.',
  'already-at-table':
    '{{person}} spielt am Spieltag {{round}} schon an Tisch {{table}}. Nimm jemand anderen.',
  'four-results': 'Gib die Punkte aller vier an, oder gar keine, um ein Ergebnis zu entfernen.',
  'sum-not-zero':
    'Die Punkte aller vier müssen zusammen 0 ergeben; diese ergeben {{sum}}. Nichts wurde geändert.',
  'points-out-of-range':
    'An einem Tisch macht niemand mehr als {{most}} Punkte, nach oben oder unten. Nichts wurde geändert.',
  'tables-open':
    'An diesen Tischen wird noch gespielt: {{tables}}. Warte, bis sie fertig sind, oder schließ sie zuerst.',
  'table-of-day': 'Spieltag {{round}}, Tisch {{table}}',
} satisfies Translation<'de'>['leagueNo'];
