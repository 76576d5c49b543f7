import type { Translation } from '../translation.ts';

/** The words of the game: a title, what it means, and by what other names people look for it. */
export const glossary = {
  'trump-title': 'Trumpf',
  'trump-text':
    'Eine große Farbe, die alle anderen sticht. Im Normalspiel von oben: {{dulle}}, alle Damen, alle Buben, dann ♦. Wird Trumpf angespielt, muss man Trumpf bedienen. In Soli sind andere Karten Trumpf.',
  'trump-names': 'Trümpfe, Atout, Trumpffolge, Trumpffarbe',

  'side-suit-title': 'Fehl',
  'side-suit-text':
    'Jede Farbe, die nicht Trumpf ist. Im Normalspiel sind das ♣, ♠ und ♥ ohne ihre Damen und Buben und ohne die {{dulle}}. In einer Fehlfarbe ist die Reihenfolge Ass, Zehn, König, Neun.',
  'side-suit-names': 'Fehlfarbe, Fehlkarte, Nebenfarbe, Beifarbe, Farbe',

  'dulle-title': 'Dulle',
  'dulle-text':
    'Die {{dulle}}: der höchste Trumpf im Normalspiel und im Farbsolo. Es gibt zwei davon; fallen beide in einen Stich, sticht die erste, außer euer Tisch spielt, dass die zweite sticht.',
  'dulle-names': 'Herz-Zehn, Herz Zehn, Herz 10, Dullen, Tolle, Dolle, höchster Trumpf',

  'second-dulle-title': 'Zweite Dulle',
  'second-dulle-text':
    'Hausregel: Fallen beide {{dulle}} in einen Stich, sticht die zweite. Manche Tische nehmen den letzten Stich aus. Nach den DDV-Regeln sticht die erste, wie bei allen gleichen Karten.',
  'second-dulle-names': 'zweite sticht erste, Dulle sticht Dulle, zweite Herz Zehn',

  'club-queens-title': 'Die Alten',
  'club-queens-text':
    'Die beiden {{clubQueen}}. Im Normalspiel entscheiden sie über die Parteien: Wer eine hat, ist Re. Gleich nach den {{dulle}} sind sie die höchsten Trümpfe.',
  'club-queens-names': 'Kreuz-Dame, Kreuz Dame, Kreuzdamen, Alte, Re-Dame, Kreuz Ober',

  'fox-title': 'Fuchs',
  'fox-text':
    'Das {{diamondAce}}: ein niedriger Trumpf, der 11 Augen zählt. Wer einen Fuchs der Gegenpartei in einem Stich fängt, bekommt einen Sonderpunkt, aber nicht im Solo. Bring deinen also in einem Stich heim, der sicher eurer ist.',
  'fox-names': 'Karo-Ass, Karo Ass, Füchse, Fuchs gefangen, Fuchs fangen',

  'fox-last-trick-title': 'Fuchs im letzten Stich',
  'fox-last-trick-text':
    'Hausregel: Wer den letzten Stich mit {{diamondAce}} macht, bekommt einen Sonderpunkt. Das gilt nicht im Solo und nicht, wenn die Füchse Schweinchen sind.',
  'fox-last-trick-names': 'Fuchs am End, Fuchs am Ende, Fuchs macht den letzten Stich',

  'karlchen-title': 'Karlchen',
  'karlchen-text':
    'Der {{clubJack}}. Mit ihm den letzten Stich zu machen, bringt einen Sonderpunkt, aber nicht im Solo. Viele heben dafür einen {{clubJack}} bis zum Ende auf.',
  'karlchen-names': 'Karlchen Müller, Charlie, Charlie Müller, Karl, Kreuz-Bube, Kreuz Bube',

  'karlchen-caught-title': 'Karlchen gefangen',
  'karlchen-caught-text':
    'Hausregel: Spielt die Gegenpartei im letzten Stich einen {{clubJack}} und macht ihn nicht, bekommt die Partei, die ihn macht, für jeden einen Sonderpunkt. Das gilt nicht im Solo.',
  'karlchen-caught-names': 'Karlchen fangen, Charlie gefangen',

  'dulle-caught-title': 'Dulle gefangen',
  'dulle-caught-text':
    'Hausregel: Wer mit einer {{dulle}} einen Stich macht, in dem die andere {{dulle}} von der Gegenpartei liegt, bekommt einen Sonderpunkt. Das gilt nicht im Solo.',
  'dulle-caught-names': 'Dulle fangen, Dulle fängt Dulle, Dulle überstochen',

  'hearts-trick-title': 'Stich aus vier Herz',
  'hearts-trick-text':
    'Hausregel: Ein Stich aus vier Karten in ♥, von denen keine Trumpf ist, bringt einen Sonderpunkt. An manchen Tischen löst so ein Stich auch eine Bockrunde aus.',
  'hearts-trick-names': 'Herzstich, Herzdurchlauf, Herz geht durch, Herz geht rum, Herzrunde',

  'doppelkopf-title': 'Doppelkopf',
  'doppelkopf-text':
    'Ein Stich mit 40 Augen oder mehr, also meist vier Asse oder Zehnen. Er bringt der Partei, die ihn macht, einen Sonderpunkt, aber nicht im Solo. Nach ihm heißt das Spiel.',
  'doppelkopf-names': 'Doko, Doppelkopf-Stich, 40 Augen, Vierziger',

  'schweine-title': 'Schweinchen',
  'schweine-text':
    'Hausregel: Beide {{diamondAce}} auf einer Hand stehen über der {{dulle}}. Sie werden gezeigt, wenn das erste gespielt wird, oder schon zu Beginn. Schweinchen sind keine Füchse, also kann sie niemand fangen.',
  'schweine-names': 'Schweine, Schwein, beide Füchse, beide Karo-Asse',

  'superschweine-title': 'Superschweinchen',
  'superschweine-text':
    'Hausregel: Beide {{diamondNine}} auf einer Hand ({{diamondKing}}, wenn ohne Neunen gespielt wird) stehen sogar über den Schweinchen, wenn jemand welche hat. Eine Person kann beide Paare haben.',
  'superschweine-names': 'Superschweine, Superschwein, Hyperschweine',

  'full-card-title': 'Volle',
  'full-card-text':
    'Ein Ass oder eine Zehn, die Karten mit den meisten Augen: 11 und 10. Ein dicker Stich besteht aus Vollen. An manchen Tischen darf schmeißen, wer sehr viele davon hat.',
  'full-card-names': 'Voller, volle Karte, Ass, Asse, Zehn, Zehnen, Dicke',

  'nines-title': 'Neunen',
  'nines-text':
    'Die niedrigsten Karten, ohne Augen. Viele Runden spielen ohne sie: Dann sind es 40 Karten und zehn Stiche, und für Ansagen braucht man immer zwei Karten weniger.',
  'nines-names': 'Neun, Neuner, Nullen, ohne Neunen, scharfer Doppelkopf, 40 Karten, 48 Karten',

  'card-points-title': 'Augen',
  'card-points-text':
    'Was die Karten in den Stichen zählen: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, Neun 0; zusammen 240. Sie entscheiden, wer das Spiel gewinnt; aufgeschrieben werden Punkte.',
  'card-points-names': 'Auge, Kartenwerte, Zählwert, 240',

  'game-points-title': 'Punkte',
  'game-points-text':
    'Was ein Spiel auf dem Zettel bringt: 1 fürs Gewinnen und mehr für Ansagen, für wenige Augen der Gegenpartei und für Sonderpunkte. Was die einen gewinnen, verlieren die anderen; so geht jedes Spiel zu 0 auf.',
  'game-points-names': 'Punkt, Spielpunkte, Spielwert, Zählpunkte',

  'trick-title': 'Stich',
  'trick-text':
    'Vier Karten, von jeder Person eine, im Uhrzeigersinn ab dem Ausspiel. Der höchste Trumpf gewinnt ihn, ohne Trumpf die höchste Karte der angespielten Farbe; von zwei gleichen die erste. Wer ihn macht, spielt zum nächsten aus.',
  'trick-names': 'Stiche, vier Karten',

  'follow-title': 'Bedienen',
  'follow-text':
    'Eine Karte der angespielten Farbe spielen. Wer kann, muss. Trumpf ist dabei eine eigene Farbe: {{clubQueen}} und {{clubJack}} sind kein Kreuz, und {{dulle}} ist kein Herz.',
  'follow-names': 'Bedienpflicht, Farbe bekennen, bekennen, bedienen müssen',

  'trumping-title': 'Stechen',
  'trumping-text':
    'Trumpf auf eine Fehlfarbe spielen, von der du keine Karte hast. Du musst nicht: Du darfst stattdessen abwerfen.',
  'trumping-names': 'einstechen, abstechen, trumpfen',

  'overtrump-title': 'Überstechen',
  'overtrump-text':
    'Eine höhere Karte spielen als die bisher beste, vor allem einen höheren Trumpf als andere. Überstechen muss man nie: Pflicht ist nur das Bedienen.',
  'overtrump-names': 'übernehmen, drüberstechen, drübergehen, Stichzwang',

  'discard-title': 'Abwerfen',
  'discard-text':
    'Eine Karte einer anderen Fehlfarbe spielen, wenn du nicht bedienen kannst und nicht stechen willst. Wer im Normalspiel auf Trumpf abwirft, hat keinen Trumpf mehr: Dann wissen alle, dass es Kontra ist, falls nicht vorher eine {{clubQueen}} fiel.',
  'discard-names': 'Abwurf, wegwerfen, abschmeißen',

  'void-title': 'Frei',
  'void-text':
    'Keine Karte einer Farbe (mehr) haben. Dann darfst du stechen, wenn sie angespielt wird. Wer die einzige Karte einer Fehlfarbe ausspielt, ist danach in ihr frei.',
  'void-names': 'blank, farbfrei, Farbe frei, einzeln',

  'feeding-title': 'Schmieren',
  'feeding-text':
    'Ein Ass, eine Zehn oder einen Fuchs in einen Stich geben, den die eigene Partei macht. Das lohnt sich, wenn der Stich sicher ist und du weißt, wer mit dir spielt.',
  'feeding-names': 'buttern, reinschmieren, beibuttern, Augen geben',

  'lead-title': 'Ausspielen',
  'lead-text':
    'Die erste Karte eines Stichs spielen. Zum ersten Stich kommt Vorhand heraus, bei einem Pflichtsolo, wer es spielt; zu jedem anderen, wer den Stich davor gemacht hat.',
  'lead-names': 'Ausspiel, Aufspiel, aufspielen, anspielen, herauskommen, rauskommen',

  'forehand-title': 'Vorhand',
  'forehand-text':
    'Wer links von der Person sitzt, die gibt: wird bei den Vorbehalten zuerst gefragt und kommt meist auch heraus.',
  'forehand-names': 'links vom Geber, Aufspieler, erste Person',

  'dealer-title': 'Geber',
  'dealer-text':
    'Wer gibt; das nächste Spiel gibt, wer links daneben sitzt. Nach dem Schmeißen und nach einem Pflichtsolo gibt dieselbe Person noch einmal. Ab fünf am Tisch setzt aus, wer gibt.',
  'dealer-names': 'Geberin, geben, Kartengeber, austeilen, Geben',

  'cut-title': 'Abheben',
  'cut-text':
    'Einige Karten vom gemischten Stapel nehmen und darunterlegen. Hier darf, wer rechts neben dem Geber sitzt, nach dem Versiegeln wählen, wo: So bestimmt niemand das Blatt allein, auch der Bot nicht.',
  'cut-names': 'Abheber, cutten, versiegelt, Siegel',

  'sitting-out-title': 'Aussetzen',
  'sitting-out-text':
    'Zu fünft bis zu siebt spielen jeweils vier: die links von der Person, die gibt. Die anderen sehen keine Karten und bekommen keine Punkte. Über einen ganzen Umlauf spielen alle gleich oft.',
  'sitting-out-names': 'zu fünft, zu sechst, zu siebt, fünf Spieler, pausieren',

  'party-title': 'Partei',
  'party-text':
    'Die beiden Seiten, Re und Kontra. Im Normalspiel entscheiden die Alten, und außer dir kennt niemand deine Partei, bis eine {{clubQueen}} fällt, jemand ansagt oder jemand keinen Trumpf mehr hat.',
  'party-names': 'Parteien, Seite, Team, Partner, Gegenpartei',

  're-title': 'Re',
  're-text':
    'Die Partei der Alten; auch wer ein Solo spielt und die beiden bei einer Armut. Sie gewinnt in der Regel mit 121 Augen. „Re“ ist auch ihre Ansage: Das Spiel zählt mehr, und alle wissen, wohin du gehörst.',
  're-names': 'Re-Partei, Re sagen, 121',

  'kontra-title': 'Kontra',
  'kontra-text':
    'Die Partei ohne die Alten. Ihr genügen 120 Augen, außer wenn nur Kontra angesagt hat: Dann braucht sie 121. „Kontra“ ist auch ihre Ansage.',
  'kontra-names': 'Contra, Kontra-Partei, Kontra sagen, 120',

  'wedding-title': 'Hochzeit',
  'wedding-text':
    'Wer beide {{clubQueen}} hat, darf sie als Vorbehalt melden. Wer von den anderen zuerst einen der ersten drei Stiche macht, spielt mit. Gehen alle drei an die Hochzeit selbst, wird daraus ein Karosolo.',
  'wedding-names': 'Hochzeiter, heiraten, beide Kreuz-Damen, beide Alten',

  'silent-wedding-title': 'Stille Hochzeit',
  'silent-wedding-text':
    'Wer beide {{clubQueen}} hat und gesund sagt, spielt allein gegen drei; die anderen merken es an den Karten. Abgerechnet wird wie ein Solo.',
  'silent-wedding-names': 'stilles Solo, stille Hochzeit, Stille',

  'deciding-trick-title': 'Klärungsstich',
  'deciding-trick-text':
    'Der Stich, der bei einer Hochzeit entscheidet, wer mitspielt: der erste der ersten drei, den jemand anders macht. An manchen Tischen kann das nur ein Trumpfstich oder nur ein Fehlstich sein. Bevor er vorbei ist, darf niemand ansagen.',
  'deciding-trick-names': 'Klärung, Findungsstich, Partnerstich',

  'poverty-title': 'Armut',
  'poverty-text':
    'Hausregel: Wer höchstens drei Trümpfe hat, darf sie melden. Jemand anders nimmt drei Karten mit allen diesen Trümpfen, gibt drei beliebige zurück und spielt mit; die beiden sind Re. Nimmt sie niemand, wird neu gegeben.',
  'poverty-names': 'Trumpfarmut, Trumpfabgabe, arm, schieben, drei Trümpfe',

  'inquiry-title': 'Vorbehaltsabfrage',
  'inquiry-text':
    'Die Fragerunde vor dem ersten Stich: Von Vorhand an sagen alle gesund oder Vorbehalt. Hat niemand einen Vorbehalt, wird das Normalspiel gespielt.',
  'inquiry-names': 'Abfrage, Vorbehaltsfrage, Fragerunde, Gesundmeldung',

  'healthy-title': 'Gesund',
  'healthy-text':
    'Die Antwort vor dem ersten Stich, dass dir das Normalspiel recht ist. Mit beiden {{clubQueen}} bedeutet sie eine stille Hochzeit.',
  'healthy-names': 'kein Vorbehalt, ohne Vorbehalt, normal, passen',

  'reservation-title': 'Vorbehalt',
  'reservation-text':
    'Die Antwort vor dem ersten Stich, dass du etwas anderes willst als das Normalspiel. Von oben: Pflichtsolo, Solo, Schmeißen, Armut, Hochzeit; bei gleichem Rang gilt, wer früher dran ist. Was nicht gemeldet werden muss, bleibt geheim.',
  'reservation-names': 'Vorbehalte, krank, melden, Sonderspiel',

  'throw-in-title': 'Schmeißen',
  'throw-in-text':
    'Hausregel: Wer ein hoffnungsloses Blatt hat, etwa fünf Neunen, darf es hinwerfen. Es gibt keine Punkte, und dieselbe Person gibt noch einmal. Was dafür genügt, bestimmt jeder Tisch.',
  'throw-in-names': 'einwerfen, hinwerfen, neu geben, fünf Neunen, fünf Könige, Einmischen',

  'normal-game-title': 'Normalspiel',
  'normal-game-text':
    'Was gespielt wird, wenn alle gesund sind: die mit den Alten gegen die beiden anderen; Trumpf sind {{dulle}}, Damen, Buben und ♦.',
  'normal-game-names': 'normales Spiel, Regelspiel',

  'solo-title': 'Solo',
  'solo-text':
    'Allein gegen drei: Wer es ansagt, wählt, was Trumpf ist, ist Re und gewinnt oder verliert dreifach. Sonderpunkte zählen nicht. Welche Soli es gibt, bestimmt der Tisch.',
  'solo-names': 'Soli, Solos, Solospiel, Alleinspiel',

  'soloist-title': 'Solist',
  'soloist-text':
    'Wer ein Solo spielt: allein, als Re, und um dreimal so viele Punkte wie jede der drei anderen Personen.',
  'soloist-names': 'Solistin, Alleinspieler, Solospieler',

  'suit-solo-title': 'Farbsolo',
  'suit-solo-text':
    'Ein Solo, in dem eine andere Farbe an die Stelle von ♦ tritt: Trumpf sind {{dulle}}, Damen, Buben und diese Farbe. Im Karosolo sind die Trümpfe die des Normalspiels. Im Herzsolo gibt es zwei Trümpfe weniger.',
  'suit-solo-names': 'Kreuzsolo, Piksolo, Herzsolo, Karosolo, Trumpfsolo, Farbensolo',

  'queens-solo-title': 'Damensolo',
  'queens-solo-text':
    'Ein Solo, in dem nur die Damen Trumpf sind, von {{clubQueen}} bis {{diamondQueen}}. Alles andere sind Fehlfarben mit Ass, Zehn, König, Bube, Neun; die {{dulle}} ist eine gewöhnliche Zehn.',
  'queens-solo-names': 'Damen, Damen-Solo, Obersolo',

  'jacks-solo-title': 'Bubensolo',
  'jacks-solo-text':
    'Ein Solo, in dem nur die Buben Trumpf sind, von {{clubJack}} bis {{diamondJack}}. Alles andere sind Fehlfarben mit Ass, Zehn, König, Dame, Neun; die {{dulle}} ist eine gewöhnliche Zehn.',
  'jacks-solo-names': 'Buben, Buben-Solo, Untersolo, Bauernsolo',

  'no-trump-solo-title': 'Fleischloser',
  'no-trump-solo-text':
    'Ein Solo ganz ohne Trumpf: vier Fehlfarben mit Ass, Zehn, König, Dame, Bube, Neun. Gewonnen wird es mit langen Farben und ihren Assen.',
  'no-trump-solo-names':
    'Fleischlos, fleischloses Solo, Ass-Solo, Asse-Solo, Knochenloser, ohne Trumpf, Nullo',

  'kings-solo-title': 'Königssolo',
  'kings-solo-text':
    'Ein Solo nach Hausregel: Nur die Könige sind Trumpf, in der Reihenfolge ♣, ♠, ♥, ♦; alles andere sind Fehlfarben mit Ass, Zehn, Dame, Bube, Neun.',
  'kings-solo-names': 'Könige, Königsolo, König-Solo',

  'two-rank-solo-title': 'Solo mit zwei Bildern',
  'two-rank-solo-text':
    'Soli nach Hausregel, in denen zwei Bilder Trumpf sind: Damen und Buben, Könige und Damen oder Könige und Buben. Zuerst kommen alle höheren, jeweils in der Reihenfolge ♣, ♠, ♥, ♦.',
  'two-rank-solo-names':
    'Damen-Buben-Solo, Königs-Damen-Solo, Königs-Buben-Solo, Bordell, Kloster, gemischtes Solo',

  'koehler-title': 'Köhler',
  'koehler-text':
    'Ein Solo nach Hausregel: Trumpf sind die Könige, darunter die Damen, darunter die Buben, jeweils in der Reihenfolge ♣, ♠, ♥, ♦. Nur Asse, Zehnen und Neunen sind Fehl.',
  'koehler-names': 'Köhlersolo, Bildersolo, Bilder-Solo, Koehler',

  'mandatory-solo-title': 'Pflichtsolo',
  'mandatory-solo-text':
    'Im Turnier müssen alle in einer Runde ein Solo nach Wahl spielen. Das erste, das du ansagst, ist es: Es geht allen anderen Vorbehalten vor, du kommst heraus, und danach gibt dieselbe Person noch einmal.',
  'mandatory-solo-names': 'Pflicht, Pflichtsoli, Pflichtspiel',

  'voluntary-solo-title': 'Lustsolo',
  'voluntary-solo-text':
    'Ein Solo, das du freiwillig spielst und nicht als Pflichtsolo. Vorhand kommt heraus, außer euer Tisch spielt, dass herauskommt, wer das Solo spielt.',
  'voluntary-solo-names': 'freiwilliges Solo, Lustsoli',

  'forced-solo-title': 'Vorführung',
  'forced-solo-text':
    'Stehen so viele Pflichtsoli aus, wie noch Spiele bleiben, gibt es keine Vorbehaltsabfrage mehr: Wer als Nächstes noch keines gespielt hat, muss jetzt eines ansagen, mit welchen Karten auch immer, und kommt heraus. Danach geht das Geben weiter wie gewohnt.',
  'forced-solo-names': 'vorgeführt, vorführen, Zwangssolo, vorgeführtes Solo',

  'announcement-title': 'Ansage',
  'announcement-text':
    'Re oder Kontra zu sagen, lässt das Spiel mehr zählen und zeigt deine Partei. Du sprichst für deine Partei, ob du dran bist oder nicht, aber nur mit mindestens 11 Karten auf der Hand (9, wenn ohne Neunen gespielt wird).',
  'announcement-names': 'ansagen, Ansagen, Re ansagen, Kontra ansagen, doppeln',

  'step-title': 'Absage: keine 90 bis schwarz',
  'step-text':
    'Nach Re oder Kontra kann eine Partei versprechen, dass die andere unter 90, 60 oder 30 Augen oder ohne Stich bleibt. Jede Stufe zählt einen Punkt mehr und darf eine Karte später kommen als die davor. Wer nicht hält, was versprochen ist, kann nicht gewinnen.',
  'step-names': 'absagen, Absagen, Stufe, höhere Ansage, Ansagestufe',

  'no-90-title': 'Keine 90',
  'no-90-text':
    'Das Versprechen, dass die Gegenpartei unter 90 Augen bleibt: Deine Partei braucht dann 151. Misslingt es, gewinnt die andere schon mit 90; mit 120 bekommt sie sogar einen Punkt mehr.',
  'no-90-names': 'keine neunzig, unter 90, k90, k9',

  'no-60-title': 'Keine 60',
  'no-60-text':
    'Das Versprechen, dass die Gegenpartei unter 60 Augen bleibt: Deine Partei braucht dann 181. Der anderen genügen 60, um zu gewinnen.',
  'no-60-names': 'keine sechzig, unter 60, k60, k6',

  'no-30-title': 'Keine 30',
  'no-30-text':
    'Das Versprechen, dass die Gegenpartei unter 30 Augen bleibt: Deine Partei braucht dann 211. Der anderen genügen 30, um zu gewinnen.',
  'no-30-names': 'keine dreißig, unter 30, k30, k3',

  'schwarz-title': 'Schwarz',
  'schwarz-text':
    'Eine Partei ohne einen einzigen Stich ist schwarz. Angesagt ist es das höchste Versprechen: Deine Partei muss alle Stiche machen. Es zählen Stiche, nicht Augen: Auch einer ohne Augen bricht es.',
  'schwarz-names': 'schwarz angesagt, kein Stich, alle Stiche, Durchmarsch',

  'reply-title': 'Erwiderung',
  'reply-text':
    'Hat die Gegenpartei angesagt, darf deine noch mit Re oder Kontra antworten, eine Karte später, als jene Ansage möglich war. Eine Partei, die erst so spät dazukommt, darf nichts weiter absagen.',
  'reply-names': 'Gegenansage, erwidern, Rückansage, nachträglich ansagen',

  'announce-at-30-title': 'Pflichtansage',
  'announce-at-30-text':
    'Hausregel: Wer einen ersten Stich mit 30 oder mehr Augen macht, muss sofort ansagen: Re oder Kontra, oder die nächste Stufe, wenn die eigene Partei das schon hat. Nicht bei einer Hochzeit.',
  'announce-at-30-names': 'Ansagepflicht, Zwangsansage, 30 im ersten Stich, Dreißiger',

  'winning-title': 'Gewinnen',
  'winning-text':
    'Re braucht 121 der 240 Augen, Kontra 120. Ist nur Kontra angesagt, ist es umgekehrt. Wer keine 90 oder mehr versprochen hat, muss es halten, sonst gewinnt die andere Partei; halten beide es nicht, gewinnt niemand.',
  'winning-names': 'gewonnen, Sieg, Mehrheit, 121, 120, wer gewinnt',

  'under-title': 'Unter 90, 60, 30',
  'under-text':
    'Bleibt die Partei, die verliert, unter 90 Augen, zählt das Spiel einen Punkt mehr; unter 60 noch einen, unter 30 noch einen, und ohne Stich noch einen.',
  'under-names': 'keine 90 gespielt, keine 60 gespielt, keine 30 gespielt, Schneider',

  'against-title': '120 gegen keine 90',
  'against-text':
    'Erreicht eine Partei 120 Augen, obwohl die andere keine 90 angesagt hat, bekommt sie einen Punkt mehr; ebenso 90 gegen keine 60, 60 gegen keine 30 und 30 gegen schwarz.',
  'against-names':
    '90 gegen keine 60, 60 gegen keine 30, 30 gegen schwarz, Absage gebrochen, Absage verloren',

  'against-the-old-title': 'Gegen die Alten',
  'against-the-old-text':
    'Ein Punkt mehr für Kontra, wenn es gewinnt, denn die Kreuz-Damen sind starke Karten. Nicht im Solo.',
  'against-the-old-names': 'gegen die Kreuz-Damen, gegen die Damen, gegen Re',

  'extra-point-title': 'Sonderpunkt',
  'extra-point-text':
    'Ein Punkt für etwas Besonderes in einem Stich: Doppelkopf, gefangener Fuchs, Karlchen und mehr nach Hausregeln. Wer das Spiel verliert, behält die eigenen: Sie werden mit denen der anderen verrechnet. Im Solo zählen keine.',
  'extra-point-names': 'Sonderpunkte, Zusatzpunkt, Extrapunkt, Bonus',

  'double-title': 'Verdoppeln',
  'double-text':
    'Hausregel: Statt je 2 dazuzuzählen, verdoppeln Re und Kontra jeweils alles, was das Spiel zählt, Sonderpunkte inbegriffen. Sind beide angesagt, zählt es vierfach.',
  'double-names': 'Verdopplung, mal zwei, doppelt, Re verdoppelt',

  'bock-title': 'Bockrunde',
  'bock-text':
    'Hausregel: Nach bestimmten Spielen, etwa einem, das 120 zu 120 endet, zählen die nächsten doppelt, meist einen Umlauf lang. Geschmissene Spiele verbrauchen nichts davon.',
  'bock-names': 'Bock, Böcke, Bockspiel, Doppelrunde',

  'score-sheet-title': 'Punktestand',
  'score-sheet-text':
    'Die Punkte aller, Spiel für Spiel, mit Summen. **Punktestand** und **/stand zeigen** zeigen ihn. Da jedes Spiel zu 0 aufgeht, tun das auch die Summen.',
  'score-sheet-names': 'Zettel, Spielzettel, Liste, Spielliste, Aufschrieb, Ergebnis',

  'session-title': 'Runde',
  'session-text':
    'Alle Spiele an einem Tisch von Anfang bis Ende: eine Anzahl davon, oder bis jemand 30 oder 50 Punkte hat, oder bis ihr genug habt.',
  'session-names': 'Sitzung, Partie, Abend, Doppelkopfrunde',

  'tournament-title': 'Turnier',
  'tournament-text':
    'Eine Runde von 24 Spielen nach den DDV-Regeln, in der alle ein Pflichtsolo spielen müssen. Als Vorlage von **/tisch erstellen** heißt sie Turnier.',
  'tournament-names': 'Turnierspiel, DDV-Runde, 24 Spiele, Ligaspiel',

  'ddv-title': 'DDV',
  'ddv-text':
    'Der Deutsche Doppelkopf-Verband. Nach seinen Turnier-Spielregeln spielen die Tische hier, wenn sie nichts anderes wählen.',
  'ddv-names': 'Deutscher Doppelkopf-Verband, Verband, Turnierregeln, Turnier-Spielregeln',

  'house-rule-title': 'Hausregeln',
  'house-rule-text':
    'Was Runden anders spielen als der DDV: ohne Neunen, Schweinchen, Armut, Bock und mehr. **Regeln** zeigt die deines Tisches, **/regeln bearbeiten** ändert sie, **/regeln speichern** hebt sie auf.',
  'house-rule-names': 'Hausregel, Sonderregeln, Varianten, Regelsatz, Regelwerk, Vorlage',
} satisfies Translation<'de'>['glossary'];
