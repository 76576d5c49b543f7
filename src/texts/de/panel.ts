import type { Translation } from '../translation.ts';

/** Panels that one person sees. */
export const rules = {
  title: 'Die Regeln dieses Tisches',
  'title-named': 'Regeln: {{name}}',
  'title-default': 'Regeln: {{name}} (Standard dieses Servers)',
  lengths:
    '**Wie lange** · Eine Runde hat eine Anzahl von Spielen, oder sie geht, bis jemand 30 oder 50 Punkte hat, oder bis ihr Schluss macht. Geschmissene Spiele zählen nicht. Das wählt, wer den Tisch eröffnet, mit **/tisch erstellen** oder **Regeln ändern**.',
  'many-players':
    '**Zu fünft bis zu siebt** · Jedes Spiel spielen vier: die links von der Person, die gibt. Wer gibt, setzt aus, sieht keine Karten und bekommt keine Punkte; über einen ganzen Umlauf spielen alle gleich oft.',
  'no-difference': 'Die Turnier-Spielregeln des Deutschen Doppelkopf-Verbands, sonst nichts.',
  'read-on': '-# Das Menü erklärt jede Regel; dort steht auch das Spiel in Kürze.',
  'read-more': '-# Das Menü erklärt jede Regel.',
  cards:
    '{{number}} verschiedene Karten, jede doppelt. {{highest}}, dann alle Damen, alle Buben und Karo; Trumpf ist wie eine Farbe, und es gilt Bedienpflicht.',
  'highest-dulle': 'Höchster Trumpf ist die Herz-Zehn (Dulle)',
  'highest-schweine':
    'Höchste Trümpfe sind beide ♦A auf einer Hand (Schweinchen), danach die Herz-Zehn (Dulle)',
  'highest-superschweine':
    'Höchste Trümpfe sind beide ♦{{rank}} auf einer Hand (Superschweinchen), falls jemand Schweinchen hat (beide ♦A auf einer Hand), danach die Schweinchen, dann die Herz-Zehn (Dulle)',
  parties:
    'Wer eine ♣D hat, ist **Re**, die anderen sind **Kontra**. Wer beide hat, spielt allein – oder sagt **Vorbehalt** und meldet eine **Hochzeit**: Wer von den anderen zuerst {{deciding}} macht, spielt mit.',
  'deciding-any': 'einen der ersten drei Stiche',
  'deciding-side-suit': 'unter den ersten drei Stichen einen Fehlstich',
  'deciding-trump': 'unter den ersten drei Stichen einen Trumpfstich',
  win: 'Re braucht 121 der 240 Augen, Kontra 120. Wer unter 90, 60 oder 30 bleibt oder keinen Stich macht, zahlt jeweils einen Punkt mehr.',
  announce:
    '**Re** und **Kontra** (je {{worth}}) kannst du mit mindestens {{re}} Karten auf der Hand ansagen, danach **keine 90** mit {{no90}}, **keine 60** mit {{no60}}, **keine 30** mit {{no30}}, **schwarz** mit {{schwarz}} (je +1). Als Erwiderung dürfen Re und Kontra noch mit einer Karte weniger kommen, als die höchste Ansage der anderen Partei verlangt.',
  'worth-add': '+2',
  'worth-double': 'verdoppelt das Spiel',
  solos: 'Soli: {{solos}}. Wer ein Solo spielt, ist allein Re und gewinnt oder verliert dreifach.',
  'solos-none': 'Soli gibt es nicht.',
  extras: 'Sonderpunkte, nicht im Solo: {{extras}}.',
  'extra-doppelkopf': 'Doppelkopf (ein Stich mit 40 Augen oder mehr)',
  'extra-fox': 'Fuchs (♦A) gefangen',
  'extra-karlchen': 'Karlchen (♣B) macht den letzten Stich',
  'extra-karlchenCaught': 'Karlchen im letzten Stich gefangen',
  'extra-foxLastTrick': 'Fuchs macht den letzten Stich',
  'extra-heartsTrick': 'ein Stich aus vier Herz',
  'extra-dulleCaught': 'Dulle von der anderen Dulle gefangen',
  'against-the-old': 'Gewinnt Kontra, gibt es einen Punkt mehr: gegen die Alten.',
  'clock-computer':
    'Ist die Zeit um, macht ein Computer diesen einen Zug; nach zwei hintereinander behält er den Platz, bis du wieder etwas tust.',
  'clock-waits': 'Ist die Zeit um, wartet der Tisch.',
} satisfies Translation<'de'>['rules'];

export const menu = {
  title: 'Menü dieses Tisches',
  host: 'Host: {{person}}',
  'end-votes': 'Vorzeitig beenden: {{votes}} von {{needed}} Stimmen.',
  'removal-votes': '{{person}} entfernen: {{votes}} von {{needed}} Stimmen.',
  'open-seats': 'Du sitzt nicht an diesem Tisch. Du kannst den Platz eines Computers nehmen.',
  ended: 'An diesem Tisch ist Schluss.',
} satisfies Translation<'de'>['menu'];

export const confirm = {
  'leave-lobby': 'Vom Platz aufstehen?',
  leave:
    'Endgültig gehen? Ein Computer spielt auf deinem Platz weiter, und die Punkte bis jetzt bleiben bei ihm.',
  'vote-end':
    'Die Runde vorzeitig beenden? Sie endet mit dem jetzigen Punktestand, wenn mehr als die Hälfte der Mitspielenden dafür ist.',
  'close-lobby': 'Diesen Tisch für alle schließen?',
  close:
    'Die Runde für alle beenden? Vom Host zählt das als Stimme für ein vorzeitiges Ende; die Moderation beendet sie sofort, mit dem jetzigen Punktestand.',
  remove:
    '{{name}} entfernen? Ein Computer übernimmt den Platz: sofort, wenn die Person abwesend ist und du Host bist, sonst wenn genug andere zustimmen.',
  'remove-lobby': '{{name}} vom Tisch entfernen?',
  otherwise: '-# Wenn nicht, verwirf diese Nachricht einfach.',
} satisfies Translation<'de'>['confirm'];

export const review = {
  title: 'Spiel {{hand}} · {{contract}}',
  'title-trick': 'Spiel {{hand}} · Stich {{trick}} von {{tricks}}',
  hand: '{{name}} ({{party}})',
  taken_one: '{{count}} Auge für {{name}}.',
  taken_other: '{{count}} Augen für {{name}}.',
  running: 'Bisher Re {{re}} · Kontra {{kontra}} Augen',
  none: 'Zu Spiel {{hand}} gibt es keinen Rückblick: Es ist nicht fertig, oder es wurde keine Karte gespielt.',
} satisfies Translation<'de'>['review'];
