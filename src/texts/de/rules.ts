import type { Translation } from '../translation.ts';

/** The switches of a rule set: what each can be set to, as a phrase that fits into a list. */
export const rule = {
  'nines-true': 'mit Neunen',
  'nines-false': 'ohne Neunen',
  'secondDulleWins-never': 'die erste Dulle sticht',
  'secondDulleWins-except-last-trick': 'die zweite Dulle sticht die erste, außer im letzten Stich',
  'secondDulleWins-always': 'die zweite Dulle sticht die erste',

  'schweine-true': 'Schweinchen',
  'schweine-false': 'keine Schweinchen',
  'superschweine-true': 'Superschweinchen',
  'superschweine-false': 'keine Superschweinchen',
  'schweineInSuitSolos-true': 'Schweinchen in jedem Farbsolo',
  'schweineInSuitSolos-false': 'keine Schweinchen im Kreuz-, Pik- und Herzsolo',
  'schweineShown-when-played': 'Schweinchen werden beim Ausspielen gezeigt',
  'schweineShown-at-start': 'Schweinchen werden zu Beginn gezeigt',

  'solos-none': 'keine Soli',
  'solos-ddv': 'die sieben Soli des DDV',
  'solos-list': 'Soli: {{solos}}',
  'solos-with': 'mit {{solos}}',
  'solos-without': 'ohne {{solos}}',
  'solos-more_one': '{{count}} Solo mehr',
  'solos-more_other': '{{count}} Soli mehr',
  'solos-fewer_one': '{{count}} Solo weniger',
  'solos-fewer_other': '{{count}} Soli weniger',
  'soloLead-forehand': 'Vorhand kommt im Solo heraus',
  'soloLead-soloist': 'wer Solo spielt, kommt heraus',

  'weddingDecidedBy-any': 'jeder Stich kann eine Hochzeit klären',
  'weddingDecidedBy-side-suit': 'nur ein Fehlstich klärt eine Hochzeit',
  'weddingDecidedBy-trump': 'nur ein Trumpfstich klärt eine Hochzeit',
  'poverty-false': 'keine Armut',
  'poverty-true': 'Armut',
  'poverty-redeal': 'bei Armut wird neu gegeben',
  'povertyFoxesCount-true': 'Füchse zählen bei der Armut mit',
  'povertyFoxesCount-false': 'Füchse zählen bei der Armut nicht mit',

  'throwIn-nines-no': 'kein Schmeißen wegen Neunen',
  'throwIn-nines-at': 'Schmeißen ab {{number}} Neunen',
  'throwIn-kings-no': 'kein Schmeißen wegen Königen',
  'throwIn-kings-at': 'Schmeißen ab {{number}} Königen',
  'throwIn-ninesAndKings-no': 'kein Schmeißen wegen Neunen und Königen zusammen',
  'throwIn-ninesAndKings-at': 'Schmeißen ab {{number}} Neunen und Königen',
  'throwIn-fullCards-no': 'kein Schmeißen wegen Assen und Zehnen',
  'throwIn-fullCards-at': 'Schmeißen ab {{number}} Assen und Zehnen',
  'throwIn-eyesOver-no': 'kein Schmeißen wegen vieler Augen',
  'throwIn-eyesOver-at': 'Schmeißen über {{number}} Augen',
  'throwIn-noTrumpAbove-no': 'kein Schmeißen wegen niedriger Trümpfe',
  'throwIn-noTrumpAbove-DJ': 'Schmeißen ohne Trumpf über ♦B',
  'throwIn-noTrumpAbove-DA': 'Schmeißen ohne Trumpf über ♦A',

  'announcements-add': 'Re und Kontra zählen je 2 dazu',
  'announcements-double': 'Re und Kontra verdoppeln',
  'announceAt30-true': 'Pflichtansage bei 30 Augen im ersten Stich',
  'announceAt30-false': 'keine Pflichtansage',

  'karlchen-true': 'Karlchen',
  'karlchen-false': 'kein Karlchen',
  'karlchenCaught-true': 'Karlchen gefangen',
  'karlchenCaught-false': 'kein Punkt für ein gefangenes Karlchen',
  'foxLastTrick-true': 'Fuchs macht den letzten Stich',
  'foxLastTrick-false': 'kein Punkt für den Fuchs im letzten Stich',
  'heartsTrick-true': 'Stich aus vier Herz',
  'heartsTrick-false': 'kein Punkt für einen Stich aus vier Herz',
  'dulleCaught-true': 'Dulle gefangen',
  'dulleCaught-false': 'kein Punkt für eine gefangene Dulle',

  'bock-none': 'keine Bockrunden',
  'bock-brief': 'Bockrunden ({{triggers}})',
  'bock-after': 'Bockrunde nach: {{triggers}}',
  'bock-120-120': '120 zu 120 Augen',
  'bock-solo-lost': 'verlorenes Solo',
  'bock-announcement-lost': 'verlorene Ansage',
  'bock-hearts-trick': 'Stich aus vier Herz',
  'bock-schwarz': 'Partei ohne Stich',
  'bock-hands_one': '{{count}} Spiel je Bockrunde',
  'bock-hands_other': '{{count}} Spiele je Bockrunde',
  'bock-overlap-append': 'Bockrunden folgen aufeinander',
  'bock-overlap-stack': 'Bockrunden multiplizieren sich',
  'bock-overlap-ignore': 'keine Bockrunde in einer anderen',

  'mandatorySolos-true': 'Pflichtsoli',
  'mandatorySolos-false': 'keine Pflichtsoli',
} satisfies Translation<'de'>['rule'];

/** What each switch is about, in one or two sentences for somebody who plays. */
export const help = {
  nines:
    'Ohne Neunen sind es 40 Karten und zehn Stiche; für Ansagen brauchst du dann immer zwei Karten weniger.',
  secondDulleWins: 'Fallen beide ♥10 in einen Stich, sticht entweder die erste oder die zweite.',

  schweine:
    'Schweinchen sind beide ♦A auf einer Hand: Sie stehen im Normalspiel, bei Hochzeit, Armut und Karosolo über der Dulle und sind keine Füchse.',
  superschweine:
    'Superschweinchen sind beide ♦9 auf einer Hand (♦K, wenn ohne Neunen gespielt wird): Hat jemand Schweinchen, und sei es jemand anders, stehen sie noch darüber.',
  schweineInSuitSolos:
    'Im Kreuz-, Pik- und Herzsolo können auch die beiden Asse der Solofarbe auf einer Hand Schweinchen sein; mit Superschweinchen ebenso deren beide Neunen (ohne Neunen die Könige).',
  schweineShown:
    'Wer Schweinchen hat, erfährt der Tisch entweder, wenn das erste gespielt wird, oder schon vor dem ersten Stich.',

  solos: 'Ein Solo spielt man allein gegen drei, und es zählt dreifach. Ansagen darf man nur die gewählten.',
  soloLead: 'Wer bei einem Lustsolo zum ersten Stich herauskommt: Vorhand oder wer das Solo spielt.',

  weddingDecidedBy:
    'Wer von den anderen zuerst einen der ersten drei Stiche macht, spielt mit; auf Wunsch muss dieser Klärungsstich ein Fehlstich oder ein Trumpfstich sein.',
  poverty:
    'Wer höchstens drei Trümpfe hat, darf Armut ansagen. Entweder nimmt jemand anders drei Karten mit allen Trümpfen, gibt drei beliebige zurück und spielt mit, und die beiden sind Re; oder dieselbe Person gibt noch einmal, wie auch, wenn niemand sie nimmt.',
  povertyFoxesCount:
    'Ob ♦A zu den drei Trümpfen der Armut gehören. Wenn nicht, zählen sie nicht mit und dürfen auf der Hand bleiben.',

  'throwIn-nines':
    'Wer mindestens die vereinbarte Zahl Neunen hat, darf schmeißen; dieselbe Person gibt noch einmal.',
  'throwIn-kings': 'Wer mindestens die vereinbarte Zahl Könige hat, darf schmeißen.',
  'throwIn-ninesAndKings':
    'Wer Neunen und Könige zusammen mindestens in der vereinbarten Zahl hat, darf schmeißen.',
  'throwIn-fullCards':
    'Wer Asse und Zehnen zusammen mindestens in der vereinbarten Zahl hat, darf schmeißen.',
  'throwIn-eyesOver': 'Wer von den 240 Augen mehr als vereinbart auf der Hand hat, darf schmeißen.',
  'throwIn-noTrumpAbove':
    'Wer keinen Trumpf hat, der im Normalspiel über der vereinbarten Karte steht, darf schmeißen.',

  announcements:
    'Re und Kontra bringen je zwei Punkte, oder jedes davon verdoppelt alles, was das Spiel zählt.',
  announceAt30:
    'Wer einen ersten Stich mit 30 oder mehr Augen macht, muss sofort ansagen: Re oder Kontra, oder die nächste Stufe. Das geschieht von selbst; nicht bei einer Hochzeit.',

  karlchen:
    'Den letzten Stich mit ♣B zu machen, bringt einen Punkt. Wie alle Sonderpunkte zählt er nicht im Solo.',
  karlchenCaught:
    'Ein Punkt für jeden ♣B der Gegenpartei in einem letzten Stich, den eine andere Karte macht.',
  foxLastTrick: 'Den letzten Stich mit ♦A zu machen, bringt einen Punkt, wenn es kein Schweinchen ist.',
  heartsTrick: 'Ein Stich aus vier Herz, von denen keines Trumpf ist, bringt einen Punkt.',
  dulleCaught: 'Mit ♥10 einen Stich zu machen, in dem ♥10 der Gegenpartei liegt, bringt einen Punkt.',

  'bock-on':
    'In einer Bockrunde zählen die Spiele doppelt. Was sie auslöst, ist wählbar; geschmissene Spiele verbrauchen nichts davon.',
  'bock-hands': 'Wie viele Spiele eine Bockrunde hat; so viele, wie Leute mitspielen, sind ein Umlauf.',
  'bock-overlap':
    'Was geschieht, wenn in einer Bockrunde die nächste beginnt: Sie folgt danach, oder beide multiplizieren sich, oder sie beginnt nicht.',

  mandatorySolos:
    'Alle müssen in der Runde ein Solo spielen. Ein Pflichtsolo geht jedem anderen Vorbehalt vor, und wer es spielt, kommt heraus.',
  elsewhere: '*Wo es gilt* · {{help}}',
} satisfies Translation<'de'>['help'];

/** Why a switch has no effect as things stand. */
export const idle = {
  schweineShown: 'Ohne Wirkung, solange es keine Schweinchen gibt.',
  soloLead: 'Ohne Wirkung, solange es keine Soli gibt.',
  povertyFoxesCount: 'Ohne Wirkung, solange es keine Armut gibt.',
  'throwIn-nines': 'Es sind keine Neunen im Spiel.',
  bock: 'Wähl zuerst, was eine Bockrunde auslöst.',
} satisfies Translation<'de'>['idle'];

/** What is trump in each solo. */
export const solo = {
  clubs: 'Trumpf sind ♥10, Damen, Buben und Kreuz.',
  spades: 'Trumpf sind ♥10, Damen, Buben und Pik.',
  hearts: 'Trumpf sind ♥10, Damen, Buben und Herz.',
  diamonds: 'Die Trümpfe des Normalspiels.',
  queens: 'Nur die Damen sind Trumpf.',
  jacks: 'Nur die Buben sind Trumpf.',
  fleischlos: 'Kein Trumpf.',
  kings: 'Nur die Könige sind Trumpf.',
  'queens-jacks': 'Trumpf sind die Damen, darunter die Buben.',
  'kings-queens': 'Trumpf sind die Könige, darunter die Damen.',
  'kings-jacks': 'Trumpf sind die Könige, darunter die Buben.',
  koehler: 'Trumpf sind die Könige, darunter die Damen, darunter die Buben.',
} satisfies Translation<'de'>['solo'];

/** The topics under which the switches stand. */
export const topic = {
  overview: 'Überblick',
  basics: 'Das Spiel in Kürze',
  cards: 'Karten und Dulle',
  schweine: 'Schweinchen',
  solos: 'Soli',
  'wedding-poverty': 'Hochzeit und Armut',
  'throw-in': 'Schmeißen: Neunen und Könige',
  'throw-in-more': 'Schmeißen: andere Gründe',
  announcements: 'Ansagen',
  'extra-points': 'Sonderpunkte',
  bock: 'Bock',
  tournament: 'Turnier und Runde',
  start: 'Übernehmen von …',
} satisfies Translation<'de'>['topic'];

/** What makes no sense together, and what to do about it. */
export const conflict = {
  'superschweine-need-schweine':
    'Superschweinchen stehen über den Schweinchen und gehen nur mit ihnen: Wähl auch Schweinchen oder keine Superschweinchen.',
  'suit-solo-schweine-need-schweine':
    'Schweinchen in jedem Farbsolo gehen nur mit Schweinchen: Wähl beides oder keins davon.',
  'no-nines-to-throw-in':
    'Ohne Neunen kann niemand wegen Neunen schmeißen: Wähl unter **Schmeißen** zuerst „Kein Schmeißen wegen Neunen“.',
  'throw-in-threshold':
    'Das erreicht jedes Blatt oder keines: {{what}} geht von {{least}} bis {{most}}. Wähl eine andere Zahl oder keine.',
  'throw-in-nines': 'Schmeißen wegen Neunen',
  'throw-in-kings': 'Schmeißen wegen Königen',
  'throw-in-ninesAndKings': 'Schmeißen wegen Neunen und Königen',
  'throw-in-fullCards': 'Schmeißen wegen Assen und Zehnen',
  'throw-in-eyesOver': 'Schmeißen wegen vieler Augen',
  'mandatory-solos-need-solos':
    'Wo es keine Soli gibt, kann niemand ein Pflichtsolo spielen: Wähl ein Solo oder keine Pflichtsoli.',
} satisfies Translation<'de'>['conflict'];
