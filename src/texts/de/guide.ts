import type { Translation } from '../translation.ts';

/** The guide of `/regeln lernen`: chapters of short paragraphs, some in a form for each rule. */
export const guide = {
  'told-by': '-# 📖 {{page}}/{{pages}} · erklärt nach deinen Regeln: {{rules}}',
  chapters: 'Wähl ein Kapitel',
  chapter: '{{number}}. {{title}}',
  next: '{{title}} ▶',
  rules: 'Die Regeln im Einzelnen',
  learn: 'Spiel lernen',

  'title-game': 'Das Spiel in fünf Minuten',
  'title-trumps': 'Trumpf und Bedienen',
  'title-parties': 'Re, Kontra und Hochzeit',
  'title-inquiry': 'Gesund oder Vorbehalt?',
  'title-solos': 'Soli',
  'title-announcements': 'Ansagen',
  'title-scoring': 'Abrechnung',
  'title-example': 'Abrechnung: ein Beispiel',
  'title-extras': 'Sonderpunkte',
  'title-tips': 'Tipps: gut spielen',
  'title-tips-partner': 'Tipps: Zusammenspiel und Ansagen',
  'title-discord': 'Wie es hier geht',

  'game-aim':
    '**Worum es geht** · Doppelkopf ist ein Stichspiel für vier, meist zwei gegen zwei. Wer mit wem spielt, entscheiden die Karten, und anfangs weiß es niemand: Es herauszufinden ist der halbe Spaß.',
  'game-cards-nines':
    '**Die Karten** · 48 Stück: Ass, Zehn, König, Dame, Bube und Neun in ♣ ♠ ♥ ♦, und jede Karte gibt es **doppelt**. Alle bekommen 12.',
  'game-cards-no-nines':
    '**Die Karten** · 40 Stück: Ass, Zehn, König, Dame und Bube in ♣ ♠ ♥ ♦, und jede Karte gibt es **doppelt**. Alle bekommen 10.',
  'game-points-nines':
    '**Augen** · Ass 11 · Zehn 10 · König 4 · Dame 3 · Bube 2 · Neun 0. Zusammen sind es 240.',
  'game-points-no-nines': '**Augen** · Ass 11 · Zehn 10 · König 4 · Dame 3 · Bube 2. Zusammen sind es 240.',
  'game-trick':
    '**Ein Stich** · Eine Person spielt eine Karte aus, die anderen geben im Uhrzeigersinn je eine dazu. Der höchste Trumpf gewinnt die vier Karten; ohne Trumpf die höchste Karte der angespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.',
  'game-goal':
    '**Das Ziel** · Jede Partei zählt die Augen ihrer Stiche. **Re** gewinnt mit 121 der 240, **Kontra** mit 120. Auf dem Zettel bringt das allen, die gewinnen, einen Punkt oder mehr, und allen, die verlieren, ebenso viele weniger.',
  'game-course':
    '**Ein Spiel** · 1. Die Karten werden gegeben. 2. Alle sagen, ob sie das Normalspiel spielen (**gesund**) oder etwas Besonderes wollen (**Vorbehalt**). 3. {{tricks}} Stiche werden gespielt; wer sich viel zutraut, erhöht mit einer **Ansage**, was das Spiel zählt. 4. Es wird abgerechnet, und als Nächstes gibt, wer links sitzt.',

  'trumps-many-nines':
    '**Eine große Farbe** · Im Normalspiel sind 26 der 48 Karten Trumpf. Von oben nach unten:',
  'trumps-many-no-nines':
    '**Eine große Farbe** · Im Normalspiel sind 24 der 40 Karten Trumpf. Von oben nach unten:',
  'trumps-superschweine': '{{cards}} · Superschweinchen, wenn jemand beide hat und es Schweinchen gibt',
  'trumps-schweine': '{{cards}} · Schweinchen, wenn jemand beide hat',
  'trumps-dulle': '{{cards}} · die Dulle',
  'trumps-queens': '{{cards}} · die Damen',
  'trumps-jacks': '{{cards}} · die Buben',
  'trumps-diamonds': '{{cards}} · das übrige Karo; {{diamondAce}} ist der Fuchs',
  'trumps-side-nines':
    '**Fehlfarben** · Was übrig bleibt: {{clubAce}} {{clubTen}} {{clubKing}} {{clubNine}}, dasselbe in ♠, dazu {{heartAce}} {{heartKing}} {{heartNine}}, jeweils von oben nach unten.',
  'trumps-side-no-nines':
    '**Fehlfarben** · Was übrig bleibt: {{clubAce}} {{clubTen}} {{clubKing}}, dasselbe in ♠, dazu {{heartAce}} {{heartKing}}, jeweils von oben nach unten.',
  'trumps-follow':
    '**Bedienen** · Wer bedienen kann, muss. Trumpf ist wie eine Farbe: Auf Trumpf spielst du Trumpf, auf ♣ eine Karte in ♣. {{clubQueen}} und {{clubJack}} sind Trumpf, also kein Kreuz, und {{dulle}} ist kein Herz. Wer nicht bedienen kann, spielt irgendetwas: einen Trumpf, um zu stechen, oder eine Karte zum Abwerfen.',
  'equal-never': 'Jede Karte gibt es doppelt: Von zwei gleichen gewinnt die **zuerst gespielte**.',
  'equal-except-last-trick':
    'Jede Karte gibt es doppelt: Von zwei gleichen gewinnt die **zuerst gespielte**. Nur die zweite {{dulle}} sticht die erste, außer im letzten Stich.',
  'equal-always':
    'Jede Karte gibt es doppelt: Von zwei gleichen gewinnt die **zuerst gespielte**. Nur die zweite {{dulle}} sticht die erste.',
  'schweine-shown-when-played':
    '**Schweinchen** · Beide {{diamondAce}} auf einer Hand stehen über der Dulle und sind keine Füchse. Der Tisch erfährt davon, wenn das erste gespielt wird.',
  'schweine-shown-at-start':
    '**Schweinchen** · Beide {{diamondAce}} auf einer Hand stehen über der Dulle und sind keine Füchse. Wer sie hat, erfährt der Tisch vor dem ersten Ausspiel.',

  'parties-queens':
    '**Die Alten** · Wer eine {{clubQueen}} bekommt, ist **Re**, die anderen sind **Kontra**. Du siehst anfangs nur deine eigene Partei; **Mein Blatt** zeigt sie dir.',
  'parties-known':
    '**Wie es herauskommt** · Jemand spielt eine {{clubQueen}}: Re. Jemand sagt an: Alle kennen die Partei. Jemand wirft auf Trumpf eine Fehlkarte ab: kein Trumpf mehr, also auch keine {{clubQueen}}, folglich Kontra, falls nicht vorher schon eine fiel. Was für alle feststeht, steht unter den Stichen.',
  'parties-wedding':
    '**Hochzeit** · Hast du beide {{clubQueen}}, sag **Vorbehalt** und melde die Hochzeit. Wer von den anderen zuerst {{deciding}} macht, spielt mit dir; das ist der Klärungsstich. Findet sich niemand, spielst du allein: ein Karosolo. Vor der Klärung darf niemand ansagen.',
  'parties-silent':
    '**Stille Hochzeit** · Oder sag **gesund** und behalte es für dich: Dann spielst du allein gegen drei, dreifach und ohne Sonderpunkte, wie bei einem Solo.',
  'parties-solo':
    '**Solo** · Wer ein Solo spielt, ist Re, allein gegen die drei anderen; wer eine {{clubQueen}} hat, ist dann egal.',
  'parties-poverty': '**Armut** · Wer die Armut hat und wer die Karten nimmt, sind Re.',
  'parties-winning':
    'Re braucht ein Auge mehr als Kontra (121 zu 120): Mit den Alten hat es im Schnitt die stärkeren Karten.',

  'inquiry-ask':
    '**Vor dem ersten Stich** werden alle der Reihe nach gefragt, von Vorhand an. **Gesund**: Ich spiele das Normalspiel. **Vorbehalt**: Ich will etwas anderes. Wer nichts melden kann, kann nur gesund sein.',
  'inquiry-all': 'Sind alle gesund, wird das Normalspiel gespielt.',
  'inquiry-name':
    'Sonst wird der Reihe nach gemeldet, welche Vorbehalte es sind, und nur so weit wie nötig: Sobald niemand mehr den besten überbieten kann, bleibt der Rest für immer geheim.',
  'inquiry-order': '**Was vorgeht**, von oben nach unten; bei gleichem Rang gilt, wer früher dran ist:',
  'inquiry-mandatory':
    'Pflichtsolo: Alle müssen in der Runde eines spielen. Wer es spielt, kommt auch heraus.',
  'inquiry-solo': 'Solo: allein gegen drei, siehe nächstes Kapitel.',
  'inquiry-throw-in': '{{reasons}}. Es gibt keine Punkte, und dieselbe Person gibt noch einmal.',
  'inquiry-poverty-count':
    'Armut: Du hast höchstens drei Trümpfe. Die anderen werden der Reihe nach gefragt, ob sie drei Karten mit allen diesen Trümpfen nehmen; wer es tut, gibt drei beliebige zurück, und ihr beide seid Re. Nimmt sie niemand, wird neu gegeben.',
  'inquiry-poverty-no-count':
    'Armut: Du hast höchstens drei Trümpfe, {{diamondAce}} nicht mitgezählt. Die anderen werden der Reihe nach gefragt, ob sie drei Karten mit allen diesen Trümpfen nehmen, doch {{diamondAce}} darf bleiben; wer es tut, gibt drei beliebige zurück, und ihr beide seid Re. Nimmt sie niemand, wird neu gegeben.',
  'inquiry-redeal-count': 'Armut: Du hast höchstens drei Trümpfe. Es wird neu gegeben.',
  'inquiry-redeal-no-count':
    'Armut: Du hast höchstens drei Trümpfe, {{diamondAce}} nicht mitgezählt. Es wird neu gegeben.',
  'inquiry-wedding': 'Hochzeit: Du hast beide {{clubQueen}}.',

  'solos-what':
    '**Allein gegen drei** · Wer ein Solo spielt, bestimmt, was Trumpf ist, ist Re und gewinnt oder verliert dreimal so viel wie die anderen. Es gibt keine Sonderpunkte und nichts für „gegen die Alten“.',
  'solos-none':
    'An diesem Tisch gibt es keine Soli. Allein spielt nur, wer beide {{clubQueen}} hat: in einer stillen Hochzeit oder einer Hochzeit, zu der sich niemand findet.',
  'solos-list': '**Was Trumpf ist**',
  'solos-one': '{{solo}}: {{trumps}}',
  'solos-rest':
    'Die übrigen Karten sind Fehlfarben; wo {{dulle}} kein Trumpf ist, zählt sie als gewöhnliche Zehn.',
  'solos-lead-forehand': '**Wer herauskommt** · Vorhand, wie immer.',
  'solos-lead-soloist': '**Wer herauskommt** · Wer das Solo spielt.',
  'solos-lead-forehand-mandatory':
    '**Wer herauskommt** · Beim Pflichtsolo, wer es spielt, bei jedem anderen Vorhand.',
  'solos-schweine':
    '**Schweinchen** · Auch in einem Farbsolo stehen beide Asse der Trumpffarbe auf einer Hand über {{dulle}}.',
  'solos-mandatory':
    '**Pflichtsolo** · Alle müssen in der Runde eines spielen: Das erste Solo, das du ansagst, ist es, und dieselbe Person gibt noch einmal. Stehen so viele aus, wie noch Spiele bleiben, wird vorgeführt, wer noch keines gespielt hat.',
  'solos-when':
    '**Wann du es wagst** · Mit vielen Trümpfen, darunter den höchsten, und mit Assen daneben; beim Fleischlosen mit langen Farben vom Ass abwärts und eigenem Ausspiel.',

  'announcements-why':
    '**Wozu** · Wer zu gewinnen glaubt, sagt **Re** oder **Kontra** und lässt das Spiel so mehr zählen. Du sprichst für deine Partei, ob du dran bist oder nicht, und alle erfahren, zu welcher du gehörst. Die Knöpfe dafür siehst du, solange du darfst.',
  'announcements-worth-add': 'Re und Kontra bringen je **2** Punkte dazu, und zwar der Partei, die gewinnt.',
  'announcements-worth-double':
    'Re und Kontra **verdoppeln** jeweils alles, was das Spiel zählt, und zwar für die Partei, die gewinnt.',
  'announcements-time':
    '**Wie lange** · Es zählt, wie viele Karten du beim Ansagen noch auf der Hand hast. Mindestens:',
  'announcements-deadline': '{{announcement}}: {{cards}} Karten',
  'announcements-steps':
    '**Absagen** · Nach ihrem Re oder Kontra kann eine Partei mehr versprechen: Die andere bleibt unter 90, unter 60, unter 30 oder ohne Stich (**schwarz**). Jede Stufe zählt 1 dazu. Stufen darf man überspringen, solange sie alle noch erlaubt sind, und sie zählen mit. Wer aber nicht hält, was angesagt ist, kann nicht gewinnen.',
  'announcements-reply':
    '**Erwidern** · Hat die andere Partei angesagt, darf deine noch Re oder Kontra sagen, mit einer Karte weniger, als die höchste Ansage der anderen verlangt. Nach einer so späten Erwiderung kann deine Partei nichts weiter absagen.',
  'announcements-wedding':
    '**Bei einer Hochzeit** sagt niemand an, bevor der Klärungsstich vorbei ist. War das der zweite Stich, genügt für alles eine Karte weniger, nach dem dritten zwei weniger.',
  'announcements-at-30':
    '**Erster Stich mit 30** · Wer einen ersten Stich mit 30 oder mehr Augen macht, muss sofort ansagen: Re oder Kontra, oder die nächste Stufe. Das geschieht von selbst; nicht bei einer Hochzeit und nicht, wo nichts mehr angesagt werden darf.',

  'scoring-winner':
    '**Wer gewinnt** · Re mit 121 Augen, Kontra mit 120. Ist nur Kontra angesagt, ist es umgekehrt. Wer keine 90, keine 60 oder keine 30 angesagt hat, braucht 151, 181 oder 211; für schwarz alle Stiche. Gegen eine solche Absage genügen 90, 60, 30 Augen oder ein Stich. Halten beide Parteien ihre Absage nicht, gewinnt niemand.',
  'scoring-points': '**Was es fürs Gewinnen gibt**',
  'scoring-won': '1 fürs Gewinnen',
  'scoring-under': 'je 1, wenn die anderen unter 90, unter 60, unter 30, ohne Stich bleiben',
  'scoring-announced-add': 'je 2 für angesagtes Re und Kontra, egal von wem',
  'scoring-steps': 'je 1 für jede weitere angesagte Stufe, egal von wem',
  'scoring-against': 'je 1 für 120 gegen keine 90, 90 gegen keine 60, 60 gegen keine 30, 30 gegen schwarz',
  'scoring-old': '1, wenn Kontra gewinnt: gegen die Alten (nicht im Solo)',
  'scoring-extras':
    '**Sonderpunkte** (nicht im Solo) bekommt die Partei, die sie gemacht hat, auch wenn sie verliert; sie werden gegeneinander verrechnet.',
  'scoring-double':
    '**Verdoppeln** · Re verdoppelt die Summe, Kontra verdoppelt sie noch einmal, Sonderpunkte inbegriffen.',
  'scoring-bock': '**Bock** · In einer Bockrunde zählt die Summe doppelt.',
  'scoring-bock-stack':
    '**Bock** · In einer Bockrunde zählt die Summe doppelt; laufen zwei zugleich, vierfach.',
  'scoring-share':
    '**Wer zahlt** · Alle in der Partei, die gewinnt, bekommen die Summe, alle anderen verlieren sie. Wer allein spielt, bekommt oder zahlt sie dreifach: Jedes Spiel geht zu 0 auf.',
  'scoring-nobody':
    'Gewinnt niemand, zählt nur, was eine Partei erreicht hat: die andere unter 90 und so weiter, Punkte gegen Absagen und Sonderpunkte.',

  'example-players': 'Anna, Ben, Clara, Dan',
  'example-pair': '{{one}} und {{other}}',
  'example-setting':
    '{{re}} haben die Alten und sind **Re**; {{kontra}} sind **Kontra**. {{announcer}} hat rechtzeitig **Re** angesagt, danach **keine 90**.',
  'example-course':
    'Unterwegs hat Re der Kontra-Partei ein {{diamondAce}} abgenommen, Kontra hat einen Stich mit {{doppelkopf}} Augen gemacht, und {{last}} den letzten Stich mit {{clubJack}}.',
  'example-end':
    'Am Ende hat Re **{{reEyes}}** Augen, Kontra **{{kontraEyes}}**. Re brauchte 151, also gewinnt Re.',
  'example-lines': '**Zeile für Zeile gezählt**',
  'example-line': '{{points}} für {{party}}: {{reason}}',
  'example-total': '= **{{total}}** für Re',
  'example-doubled': 'Re war angesagt, das verdoppelt: **{{total}}** für Re',
  'example-scores': '**Auf dem Zettel** · {{scores}}: Zusammen ergibt das 0.',
  'example-lost':
    'Hätte Re nur 150 Augen, so hätte Kontra mit 90 gewonnen, und alles, was Re angesagt hat, hätte für Kontra gezählt, dazu ein Punkt für den Sieg gegen die Alten.',
  'example-nines': '-# Dieses Spiel war mit Neunen; abgerechnet ist es nach deinen Regeln.',

  'extras-what':
    'Manches in einem Stich bringt einen Sonderpunkt, in jedem Spiel außer im Solo; auch eine stille Hochzeit und eine Hochzeit, zu der sich niemand findet, gelten als Solo. Zu welcher Partei jemand gehört, entscheidet sich am Ende des Spiels.',
  'extras-doppelkopf':
    '**Doppelkopf** · Ein Stich mit 40 Augen oder mehr, etwa vier Asse oder Zehnen. Jeder zählt.',
  'extras-fox':
    '**Fuchs gefangen** · Ein {{diamondAce}} der Gegenpartei in einem Stich, den du machst. Jeder zählt.',
  'extras-fox-schweine':
    '**Fuchs gefangen** · Ein {{diamondAce}} der Gegenpartei in einem Stich, den du machst. Jeder zählt, außer Schweinchen.',
  'extras-karlchen': '**Karlchen** · Den letzten Stich mit {{clubJack}} machen.',
  'extras-karlchenCaught':
    '**Karlchen gefangen** · Ein {{clubJack}} der Gegenpartei in einem letzten Stich, den du mit einer anderen Karte machst.',
  'extras-foxLastTrick': '**Fuchs im letzten Stich** · Den letzten Stich mit {{diamondAce}} machen.',
  'extras-heartsTrick': '**Vier Herz** · Ein Stich aus vier Karten in ♥, von denen keine Trumpf ist.',
  'extras-dulleCaught':
    '**Dulle gefangen** · Mit {{dulle}} einen Stich machen, in dem die andere {{dulle}} liegt, gespielt von der Gegenpartei.',
  'extras-keep':
    'Sie entscheiden nicht, wer gewinnt. Die Partei, die verliert, behält ihre: Sie werden vom Gewinn der anderen abgezogen.',

  'tips-ace-nines':
    '**Spiel Fehl-Asse früh** · In ♣ und ♠ gibt es je acht Karten, da geht die erste Runde oft an das Ass. In ♥ sind es nur sechs: Ein Herz-Ass wird bald gestochen.',
  'tips-ace-no-nines':
    '**Spiel Fehl-Asse früh** · In ♣ und ♠ gibt es nur je sechs Karten, in ♥ nur vier. Ein Ass muss schnell sein: zuerst das einer Farbe, von der du wenig hast.',
  'tips-second':
    '**Nicht zweimal dieselbe Farbe** · Beim zweiten Mal ist fast immer jemand frei und sticht. Spiel eine Fehlfarbe nur nach, wenn du das willst.',
  'tips-void':
    '**Mach dich frei** · Wirf einzelne niedrige Karten einer Fehlfarbe ab, wenn es geht: Dann kannst du sie stechen.',
  'tips-last':
    '**Hinten sitzt es sich am besten** · Wer die vierte Karte spielt, kennt den ganzen Stich. Nimm ihn so billig wie möglich oder bring dabei einen Fuchs nach Hause.',
  'tips-low':
    '**Geh sparsam mit hohen Trümpfen um** · Eine {{dulle}} auf einen Stich mit zehn Augen ist teuer. Heb sie dir für einen dicken auf, oder um im rechten Moment ans Spiel zu kommen.',
  'tips-fox':
    '**Bring deinen Fuchs heim** · Spiel {{diamondAce}} nie ins Ungewisse aus. Gib es in einen Stich, der deiner Partei sicher ist, oder stich damit an letzter Stelle eine Fehlfarbe.',
  'tips-count':
    '**Zähl mit** · Zwei {{dulle}}, zwei {{clubQueen}} und die Asse: Zu wissen, was weg ist, ist das halbe Spiel. **/einstellungen** schaltet eine Hilfe ein, die Trümpfe für dich zählt.',
  'tips-karlchen':
    '**Denk ans Ende** · Heb einen {{clubJack}} für den letzten Stich auf, wenn die höheren Trümpfe bis dahin weg sind.',
  'tips-re-lead':
    '**Re spielt Trumpf, Kontra spielt Fehl** · Re hat im Schnitt die höheren Trümpfe und gewinnt, wenn es sie zieht. Kontra spielt lieber, was Re stechen muss.',

  'tips-partner-feed':
    '**Schmier deiner Partei** · Geht ein Stich sicher an deine Partei, gib ein Ass, eine Zehn oder deinen Fuchs. Geht er an die anderen, gib eine Neun, einen Buben oder einen König.',
  'tips-partner-feed-no-nines':
    '**Schmier deiner Partei** · Geht ein Stich sicher an deine Partei, gib ein Ass, eine Zehn oder deinen Fuchs. Geht er an die anderen, gib einen Buben oder einen König.',
  'tips-partner-unknown':
    '**Solange du es nicht weißt**, sei vorsichtig: Gib etwas Mittleres und achte darauf, wer welchen Stich nimmt und wer wem schmiert.',
  'tips-partner-show':
    '**Zeig dich, wenn du Hilfe brauchst** · Als Re mit einer früh gespielten {{clubQueen}} oder mit einer Ansage: Dann kann man dir schmieren. Mit schwachen Karten bleib eine Weile verdeckt.',
  'tips-partner-wedding':
    '**Jemand hat eine Hochzeit?** Mit guten Karten mach einen der ersten drei Stiche, und du spielst mit. Mit schlechten überlass das anderen.',
  'tips-partner-announce':
    '**Wann ansagen?** · Als Faustregel: als Re mit etwa neun Trümpfen, darunter eine {{dulle}} und eine {{clubQueen}}, oder mit weniger, wenn du dazu ein Ass hast oder eine Farbe frei. Kontra weiß weniger und braucht etwas mehr.',
  'tips-partner-announce-no-nines':
    '**Wann ansagen?** · Als Faustregel: als Re mit etwa acht Trümpfen, darunter eine {{dulle}} und eine {{clubQueen}}, oder mit weniger, wenn du dazu ein Ass hast oder eine Farbe frei. Kontra weiß weniger und braucht etwas mehr.',
  'tips-partner-step':
    '**Keine 90 ist ein Versprechen** · Sag es, wenn auch, wer mit dir spielt, angesagt oder Stärke gezeigt hat und die ersten Stiche gut liefen. Ein gebrochenes Versprechen kostet das Spiel.',
  'tips-partner-reply':
    '**Die anderen haben angesagt?** Erwidere nur, wenn du noch genug Augen für euch siehst. Sonst wird das Verlieren teurer.',
  'tips-partner-solo':
    '**Gegen ein Solo** seid ihr zu dritt: Schmiert, wenn der Stich euch gehört, und spielt aus, was das Solo mit schwachen Karten bedienen muss.',

  'discord-hand':
    '**Mein Blatt** · Unter der neuesten Nachricht am Tisch oder als Direktnachricht. Nur du siehst es. Für jede Karte, die du spielen darfst, gibt es einen Knopf: Drück ihn, und sie ist gespielt. Falsche Karten lassen sich nicht wählen.',
  'discord-early':
    '**Früh antworten** · Gesund oder Vorbehalt kannst du sagen, bevor du dran bist. Ich merke mir die Antwort, niemand sieht sie vorher, und bis dahin kannst du sie ändern.',
  'discord-announce':
    '**Ansagen** · In deinem Blatt gibt es Knöpfe für alles, was du ansagen kannst, und es steht dabei, wie lange; egal, wer dran ist.',
  'discord-look':
    '**Nachsehen** · **Letzter Stich** zeigt den Stich davor, **Punktestand** den Zettel, **Regeln**, wonach euer Tisch spielt. **/blatt** und **/stand zeigen** tun dasselbe.',
  'discord-menu':
    '**Menü** · Pause machen, gehen oder für ein vorzeitiges Ende stimmen. Für alle, die gehen, spielen Computer weiter; jemand anders kann den Platz nehmen.',
  'discord-clock':
    '**Zeit** · Hat ein Tisch eine Uhr, wirst du erinnert, bevor deine Zeit um ist. Danach macht ein Computer diesen Zug, oder der Tisch wartet, je nachdem, was beim Eröffnen gewählt wurde.',
  'discord-review':
    '**Rückblick** · Nach einem Spiel kannst du es Stich für Stich ansehen, mit allen vier Blättern; der Trainer markiert die teuersten Züge. Wo der Tisch es erlaubt, fragst du ihn während des Spiels mit **/tipp**. **Protokolle** sind Dateien davon.',
  'discord-fair':
    '**Wird ehrlich gegeben?** · Die Kartenfolge wird versiegelt, bevor jemand abhebt, und ihr Startwert nach dem Spiel gezeigt: Alle können das Geben nachrechnen.',
  'discord-settings':
    '**Deine Wahl** · **/einstellungen**: Bilder oder Text, Farben und eine Hilfe, die an Tischen ohne Turnier Trümpfe zählt. **/sprache**: die Sprache. **/glossar**: jedes Wort des Spiels.',
} satisfies Translation<'de'>['guide'];

/** What `/glossar` says beside the words themselves. */
export const lookup = {
  german: '-# Auf Deutsch: {{title}}',
  related: '-# Siehe auch:',
  unknown:
    'Das Wort **{{term}}** kenne ich nicht. Tipp ein paar Buchstaben und wähl aus der Liste, auf Deutsch, Englisch, Ungarisch oder Kroatisch.',
  'see-guide': 'Das ganze Spiel: **/regeln lernen**.',
} satisfies Translation<'de'>['lookup'];
