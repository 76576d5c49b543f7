import type { Translation } from '../translation.ts';

/** A hand as the channel sees it, before its first trick. */
export const deal = {
  'dealer-rests': '{{dealer}} gibt und setzt aus.',
  'sits-out_one': 'Auch {{people}} setzt aus.',
  'sits-out_other': 'Auch {{people}} setzen aus.',
  bock: '**Bock**: Dieses Spiel zählt ×{{times}}.',
  forced: '{{person}} wird vorgeführt: Das Pflichtsolo ist jetzt fällig, die Vorbehaltsabfrage entfällt.',
  dealer: '{{dealer}} gibt.',
  'may-cut': '{{cutter}} darf abheben, spätestens {{time}}.',
  'may-cut-unhurried': '{{cutter}} darf abheben.',
  cut: '{{cutter}} hat bei {{cut}} abgehoben.',
  uncut: 'Es wurde nicht abgehoben.',
  seal: '-# Die Kartenfolge steht fest; ihr Startwert ist als `{{commitment}}` versiegelt und wird nach dem Spiel gezeigt.',
  'cut-menu': 'Abheben …',
  'cut-at': 'Bei {{cut}} abheben',
  healthy: '{{person}}: gesund',
  reservation: '{{person}}: Vorbehalt',
  named: '{{person}} meldet: **{{reservation}}**',
  'took-yes': '{{person}} nimmt die Armut an.',
  'took-no': '{{person}} nimmt die Armut nicht an.',
  passed: '{{person}} gibt drei Karten ab.',
  returned_one: '{{person}} gibt drei Karten zurück, darunter {{count}} Trumpf.',
  returned_other: '{{person}} gibt drei Karten zurück, darunter {{count}} Trümpfe.',
  'to-declare': '⏳ {{person}}: gesund oder Vorbehalt?{{time}}',
  'to-name': '⏳ {{person}} meldet den Vorbehalt.{{time}}',
  'to-take': '⏳ {{person}}: die Armut annehmen?{{time}}',
  'to-pass': '⏳ {{person}} wählt drei Karten zum Weitergeben.{{time}}',
  'contract-normal': '▶️ **Normalspiel**',
  'contract-named': '▶️ **{{contract}}** · {{person}}',
  'thrown-in': '▶️ **Geschmissen** · keine Punkte, es wird neu gegeben.',
  schweine: '🐷 {{person}} hat **Schweinchen**: beide {{card}} stehen über der Dulle.',
  superschweine: '🐷 {{person}} hat **Superschweinchen**: beide {{card}} stehen über den Schweinchen.',
  'wedding-rule-any': 'Wer von den anderen zuerst einen der ersten drei Stiche macht, spielt mit {{person}}.',
  'wedding-rule-side-suit':
    'Wer von den anderen unter den ersten drei Stichen zuerst einen Fehlstich macht, spielt mit {{person}}.',
  'wedding-rule-trump':
    'Wer von den anderen unter den ersten drei Stichen zuerst einen Trumpfstich macht, spielt mit {{person}}.',
} satisfies Translation<'de'>['deal'];

/** One trick in the channel. */
export const trick = {
  title: 'Spiel {{hand}} · Stich {{trick}}',
  played: '{{card}} · {{person}}',
  'played-winner': '**{{card}} · {{person}}**',
  'stand-in': '🤖 für {{person}}',
  /** Stand behind a card that was played, with their space. */
  'schweine-played': ' · 🐷 **Schweinchen**',
  'superschweine-played': ' · 🐷 **Superschweinchen**',
  announced: '📣 {{person}}: **{{announcement}}**',
  'to-lead': '⏳ {{person}} kommt heraus.{{time}}',
  'to-play': '⏳ {{person}} ist dran.{{time}}',
  /** Stands behind a sentence, with its space. */
  until: ' Die Zeit läuft {{time}} ab.',
  won_one: 'Der Stich geht an {{person}}: {{count}} Auge.',
  won_other: 'Der Stich geht an {{person}}: {{count}} Augen.',
  parties: '-# Bisher bekannt: {{parties}}',
  'parties-re': 'Re {{people}}',
  'parties-kontra': 'Kontra {{people}}',
  schweine: '-# Über der Dulle: {{schweine}}',
  'schweine-of': 'Schweinchen {{person}}',
  'superschweine-of': 'Superschweinchen {{person}}',
  'announced-so-far': '-# Angesagt: {{announcements}}',
  'wedding-open': '-# Hochzeit: {{person}} sucht noch.',
  'wedding-partner': '💍 Klärungsstich: {{partner}} spielt mit {{person}}.',
  'wedding-alone': '💍 In den ersten drei Stichen hat sich niemand gefunden: {{person}} spielt allein.',
  none: 'Noch ist kein Stich gespielt.',
  reminded: '⏰ {{person}} wurde erinnert.',
  held: '-# 🤖 Für {{person}} spielt ein Computer, bis ein Knopf gedrückt wird.',
  'turn-ping': '{{person}}, du bist dran: Drück **Mein Blatt** unter der neuesten Nachricht.',
  'warn-ping':
    '⏰ {{person}}, deine Zeit läuft {{time}} ab: Drück **Mein Blatt** unter der neuesten Nachricht.',
} satisfies Translation<'de'>['trick'];

/** A hand as its owner sees it. */
export const own = {
  title: '{{hand}} · {{link}}',
  'party-re': 'Du bist **Re**.',
  'party-kontra': 'Du bist **Kontra**.',
  'party-silent': 'Du hast beide ♣D: Du spielst **allein Re**.',
  'party-solo': 'Du spielst **allein Re**: {{contract}}.',
  'party-wedding-any':
    'Du hast die Hochzeit und bist **Re**. Wer von den anderen zuerst einen der ersten drei Stiche macht, spielt mit dir.',
  'party-wedding-side-suit':
    'Du hast die Hochzeit und bist **Re**. Wer von den anderen unter den ersten drei Stichen zuerst einen Fehlstich macht, spielt mit dir.',
  'party-wedding-trump':
    'Du hast die Hochzeit und bist **Re**. Wer von den anderen unter den ersten drei Stichen zuerst einen Trumpfstich macht, spielt mit dir.',
  'party-open': 'Deine Partei klärt sich mit der Hochzeit.',
  contract: '{{contract}} von {{person}}',
  'your-turn-declare': '➡️ **Gesund oder Vorbehalt?**{{time}}',
  'your-turn-name': '➡️ **Welchen Vorbehalt hast du?**{{time}}',
  'your-turn-take': '➡️ **Nimmst du die Armut an?**{{time}}',
  'your-turn-pass': '➡️ **Gib drei Karten ab.**{{time}}',
  'your-turn-return': '➡️ **Gib {{person}} drei Karten zurück.**{{time}}',
  'your-turn-lead': '➡️ **Du kommst heraus.**{{time}}',
  'your-turn-play': '➡️ **Du bist dran.**{{time}}',
  waiting: '{{person}} ist dran.',
  'early-declare': 'Du kannst schon antworten: Ich merke es mir und sage es, wenn du dran bist.',
  'early-kept': 'Gemerkt, bis du dran bist: **{{answer}}**. Ein anderer Knopf ändert es.',
  'early-kept-fixed': 'Gemerkt, bis du dran bist: **{{answer}}**.',
  'early-name': 'Du kannst schon sagen, welchen Vorbehalt du hast.',
  trick: 'Stich {{trick}}: {{cards}}',
  'trick-empty': 'Stich {{trick}}',
  card: '{{person}} {{card}}',
  'last-trick_one': '-# Letzter Stich: {{count}} Auge für {{person}} mit {{card}}.',
  'last-trick_other': '-# Letzter Stich: {{count}} Augen für {{person}} mit {{card}}.',
  announced: '-# Angesagt: {{announcements}}',
  known: '-# Bisher bekannt: {{parties}}',
  'may-announce': '-# Du kannst ansagen: {{announcements}}.',
  deadline_one: '{{announcement}} (mit mindestens {{count}} Karte)',
  deadline_other: '{{announcement}} (mit mindestens {{count}} Karten)',
  received: '{{person}} hat dir {{cards}} gegeben.',
  'pass-menu': 'Wähl drei Karten zum Weitergeben',
  'pass-must': 'muss mit',
  held: '🤖 Ein Computer spielt für dich; drück einen beliebigen Knopf, und du spielst wieder selbst.',
  paused: '⏸️ Am Tisch ist Pause.',
  'broken-off': '🏁 Die Runde endete vor dem Ende dieses Spiels; es zählt nicht.',
  'turn-notice': '➡️ Du bist dran am Tisch in {{link}}',
  'warn-notice':
    '⏰ Deine Zeit am Tisch in {{link}} läuft {{time}} ab. Dann macht ein Computer diesen Zug für dich.',
  'warn-notice-waits': '⏰ Der Tisch in {{link}} wartet auf dich.',
  departed:
    'Du hast den Tisch während dieses Spiels verlassen. **Menü** zeigt, ob du dich wieder setzen kannst.',
  'sits-out':
    'Du setzt in diesem Spiel aus und siehst keine Karten; schau in {{link}} zu. Deine Karten kommen, wenn du wieder mitspielst.',
  'owes-solo':
    '-# Dein Pflichtsolo steht noch aus: Ein Solo, das du jetzt ansagst, ist es, und du kommst heraus.',
  forced:
    'Es stehen so viele Pflichtsoli aus, wie noch Spiele bleiben. Darum musst du jetzt ein Solo ansagen; du kommst heraus.',
  'no-cards': 'Du hast an diesem Tisch gerade keine Karten.',
  'not-dealt': 'Noch ist nicht gegeben: Deine Karten stehen hier, sobald abgehoben ist.',
} satisfies Translation<'de'>['own'];
