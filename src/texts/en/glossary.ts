/**
 * The words of the game: a title, what it means in a few sentences, and by what other names people look for it,
 * separated by commas.
 */
export const glossary = {
  'trump-title': 'Trump',
  'trump-text':
    'One big suit that beats all others. In the normal game, from the top: {{dulle}}, all queens, all jacks, then ♦. Whoever is led a trump has to play one. In solos other cards are trump.',
  'trump-names': 'trumps, Trumpf, trump order, trump suit',

  'side-suit-title': 'Side suit',
  'side-suit-text':
    'Every suit that is not trump. In the normal game these are ♣, ♠ and ♥ without their queens and jacks, and without the {{dulle}}. Within a side suit ace, ten, king, nine rank from high to low.',
  'side-suit-names': 'Fehl, Fehlfarbe, plain suit, off-suit, non-trump',

  'dulle-title': 'Dulle',
  'dulle-text':
    'The {{dulle}}: the highest trump in the normal game and in suit solos. There are two of them; where both fall into one trick, the first wins, unless your table plays that the second does.',
  'dulle-names': 'ten of hearts, hearts ten, Herz Zehn, Dullen, Tolle, highest trump',

  'second-dulle-title': 'Second Dulle',
  'second-dulle-text':
    'House rule: where both {{dulle}} fall into one trick, the second one wins it. Some tables make an exception for the last trick. In the DDV’s rules the first one wins, as with all equal cards.',
  'second-dulle-names': 'zweite Dulle, second beats first, Dulle sticht Dulle',

  'club-queens-title': 'Club queens',
  'club-queens-text':
    'The two {{clubQueen}}, also called the old ladies. In the normal game they decide the parties: whoever holds one is Re. Right after the {{dulle}} they are the highest trumps.',
  'club-queens-names':
    'queen of clubs, the old, old ladies, die Alten, Alte, Kreuz Dame, Kreuzdamen, Re queens',

  'fox-title': 'Fox',
  'fox-text':
    'The {{diamondAce}}: a low trump worth 11 card points. Whoever wins a fox of the other party in a trick gets an extra point, though not in solos. So bring yours home in a trick that is surely your side’s.',
  'fox-names': 'Fuchs, fox caught, Fuchs gefangen, ace of diamonds, diamonds ace, Karo Ass',

  'fox-last-trick-title': 'Fox in the last trick',
  'fox-last-trick-text':
    'House rule: whoever wins the last trick with a {{diamondAce}} gets an extra point. It does not count in solos, nor where the foxes are Schweine.',
  'fox-last-trick-names': 'Fuchs am End, Fuchs macht letzten Stich, last trick won with a fox',

  'karlchen-title': 'Karlchen',
  'karlchen-text':
    'The {{clubJack}}. Winning the last trick with it brings an extra point, though not in solos. Many keep a {{clubJack}} to the end for that.',
  'karlchen-names':
    'Charlie, Karlchen Müller, Charlie Müller, jack of clubs, Kreuz Bube, last trick with the jack of clubs',

  'karlchen-caught-title': 'Karlchen caught',
  'karlchen-caught-text':
    'House rule: if the other party plays a {{clubJack}} to the last trick and does not win it, the side that does gets an extra point for each of them. It does not count in solos.',
  'karlchen-caught-names': 'Karlchen gefangen, Charlie caught, Charlie gefangen',

  'dulle-caught-title': 'Dulle caught',
  'dulle-caught-text':
    'House rule: whoever wins a trick with one {{dulle}} that holds the other {{dulle}}, played by the other party, gets an extra point. It does not count in solos.',
  'dulle-caught-names': 'Dulle gefangen, catching a Dulle, Dulle fängt Dulle',

  'hearts-trick-title': 'Trick of four hearts',
  'hearts-trick-text':
    'House rule: a trick of four cards of ♥, none of them trump, brings its winner an extra point. At some tables such a trick also starts a Bock round.',
  'hearts-trick-names': 'Herzstich, hearts trick, Herzdurchlauf, Herz geht rum, Herzrunde',

  'doppelkopf-title': 'Doppelkopf',
  'doppelkopf-text':
    'A trick worth 40 card points or more, four aces or tens as a rule. It brings the side that wins it an extra point, though not in solos. The game has its name from it.',
  'doppelkopf-names': 'Doko, double head, Doppelkopfstich, trick of 40',

  'schweine-title': 'Schweine',
  'schweine-text':
    'House rule: both {{diamondAce}} in one hand rank above the {{dulle}}. They are shown when the first is played, or at the start. Schweine are no foxes, so nobody can catch them.',
  'schweine-names': 'Schweinchen, Schwein, pigs, piglets, both foxes',

  'superschweine-title': 'Superschweine',
  'superschweine-text':
    'House rule: both {{diamondNine}} in one hand ({{diamondKing}} where there are no nines) rank even above the Schweine, where somebody holds those. One player may have both pairs.',
  'superschweine-names': 'Superschweinchen, Hyperschweine, super pigs',

  'full-card-title': 'Full card',
  'full-card-text':
    'An ace or a ten, the cards with most card points: 11 and 10. A fat trick is full of them. At some tables whoever is dealt very many may throw in.',
  'full-card-names': 'Volle, full ones, ace, aces, ten, tens, fat cards, Ass, Zehn',

  'nines-title': 'Nines',
  'nines-text':
    'The lowest cards, worth nothing. Many groups play without them: then there are 40 cards and ten tricks, and every number of cards for announcements falls by two.',
  'nines-names': 'Neunen, Neuner, without nines, ohne Neunen, short deck, 40 cards, scharfer Doppelkopf',

  'card-points-title': 'Card points',
  'card-points-text':
    'What cards are worth in tricks: ace 11, ten 10, king 4, queen 3, jack 2, nine 0; 240 in all. They decide who wins the hand; what is written on the sheet are game points.',
  'card-points-names': 'Augen, eyes, pips, values of cards, 240',

  'game-points-title': 'Game points',
  'game-points-text':
    'What a hand brings on the score sheet: 1 for winning and more for announcements, a beaten side’s few card points and extra points. What one party wins, the other loses, so each hand adds up to 0.',
  'game-points-names': 'Punkte, points, score, Spielpunkte',

  'trick-title': 'Trick',
  'trick-text':
    'Four cards, one from each player, clockwise from whoever leads. The highest trump wins it, without trump the highest card of the suit that was led; of two equal cards the first. The winner leads next.',
  'trick-names': 'Stich, tricks, Stiche',

  'follow-title': 'Follow suit',
  'follow-text':
    'To play a card of the suit that was led. Whoever can has to. Trump is a suit of its own: {{clubQueen}} and {{clubJack}} are no clubs, and the {{dulle}} is no heart.',
  'follow-names': 'bedienen, following suit, Bedienpflicht, must follow',

  'trumping-title': 'To trump',
  'trumping-text':
    'To play a trump on a side suit that you hold no card of. You need not: you may discard instead.',
  'trumping-names': 'stechen, ruff, trumping, einstechen, cut in',

  'overtrump-title': 'To beat',
  'overtrump-text':
    'To play a higher card than the best so far, above all a higher trump than somebody else’s. Nobody ever has to beat: only following suit is a duty.',
  'overtrump-names': 'überstechen, overtrump, übernehmen, beat, take over',

  'discard-title': 'Discard',
  'discard-text':
    'To play a card of another side suit where you cannot follow and do not want to trump. Whoever discards on a led trump in the normal game has no trump left: so everybody knows they are Kontra, unless they have played a {{clubQueen}}.',
  'discard-names': 'abwerfen, throw off, sluff, Abwurf',

  'void-title': 'Void',
  'void-text':
    'To hold no card of a suit (any more). Then you may trump when it is led. Leading the only card of a side suit makes you void in it.',
  'void-names': 'blank, frei, farbfrei, singleton, einzeln, void suit',

  'feeding-title': 'Feeding',
  'feeding-text':
    'To give an ace, a ten or a fox to a trick that your partner wins. Worth it when the trick is safe, and when you know who your partner is.',
  'feeding-names': 'schmieren, buttern, reinschmieren, smear, fatten, give points',

  'lead-title': 'Lead',
  'lead-text':
    'To play the first card of a trick. Forehand leads to the first trick, but in a mandatory solo the soloist does; to every other trick the winner of the one before.',
  'lead-names': 'ausspielen, aufspielen, Aufspiel, Ausspiel, leader, opening lead',

  'forehand-title': 'Forehand',
  'forehand-text':
    'The player to the dealer’s left: the first to be asked in the inquiry, and usually the first to lead.',
  'forehand-names': 'Vorhand, left of the dealer, first player, Aufspieler',

  'dealer-title': 'Dealer',
  'dealer-text':
    'Deals the hand; the next player clockwise deals the next one. After a throw-in and after a mandatory solo the same player deals again. With five and more players the dealer sits out.',
  'dealer-names': 'Geber, deal, dealing, Kartengeber, geben',

  'cut-title': 'Cut',
  'cut-text':
    'To take some cards off the shuffled deck and put them below. Here the player to the dealer’s right may choose where, after the deck is sealed: so nobody, not even the bot, decides the deal alone.',
  'cut-names': 'abheben, cutting the deck, cutter, seal',

  'sitting-out-title': 'Sitting out',
  'sitting-out-text':
    'With five to seven players four play each hand: those to the dealer’s left. The others see no cards and score nothing. Over a full turn everybody plays equally often.',
  'sitting-out-names': 'aussetzen, five players, six players, seven players, zu fünft, rest',

  'party-title': 'Party',
  'party-text':
    'The two sides, Re and Kontra. In the normal game the club queens decide, and nobody but you knows your side until a {{clubQueen}} is played, somebody announces, or a player runs out of trumps.',
  'party-names': 'Partei, side, team, sides, Spielpartei',

  're-title': 'Re',
  're-text':
    'The party of the club queens; also the soloist, and the two of a poverty. It wins with 121 card points as a rule. “Re” is its announcement too: the hand is worth more, and everybody knows where you belong.',
  're-names': 'Re party, Re-Partei, 121',

  'kontra-title': 'Kontra',
  'kontra-text':
    'The party without club queens. 120 card points are enough for it, unless only Kontra announced: then it needs 121. “Kontra” is its announcement too.',
  'kontra-names': 'contra, Kontra party, Kontra-Partei, 120',

  'wedding-title': 'Wedding',
  'wedding-text':
    'Whoever holds both {{clubQueen}} may name it as a reservation. The first other player to win one of the first three tricks becomes the partner. If the player wins all three, a diamonds solo is left.',
  'wedding-names': 'Hochzeit, marriage, both club queens, heiraten',

  'silent-wedding-title': 'Silent wedding',
  'silent-wedding-text':
    'Whoever holds both {{clubQueen}} and says healthy plays alone against three; the others find out from the cards. It is scored as a solo.',
  'silent-wedding-names': 'stille Hochzeit, silent solo, stilles Solo, secret wedding',

  'deciding-trick-title': 'Deciding trick',
  'deciding-trick-text':
    'The trick that finds the wedding player a partner: the first of the first three that somebody else wins. At some tables only a trick led with trump, or with a side suit, can be it. Before it is over nobody may announce.',
  'deciding-trick-names': 'Klärungsstich, clarifying trick, decisive trick, Findungsstich',

  'poverty-title': 'Poverty',
  'poverty-text':
    'House rule: whoever holds at most three trumps may say so. Another player takes three cards with all those trumps, gives any three back and is the partner; the two are Re. If nobody takes them, the cards are dealt again.',
  'poverty-names': 'Armut, poor, few trumps, three trumps, Trumpfarmut, Trumpfabgabe',

  'inquiry-title': 'Inquiry',
  'inquiry-text':
    'The round of questions before the first trick: from forehand on everybody says healthy or reservation. If nobody reserves, the normal game is played.',
  'inquiry-names': 'Vorbehaltsabfrage, Abfrage, Ansagerunde, bidding, healthy or reservation',

  'healthy-title': 'Healthy',
  'healthy-text':
    'The answer in the inquiry that the normal game is fine with you. With both {{clubQueen}} it means a silent wedding.',
  'healthy-names': 'gesund, normal, pass, no reservation',

  'reservation-title': 'Reservation',
  'reservation-text':
    'The answer in the inquiry that you want something other than the normal game. From the highest: mandatory solo, solo, throw-in, poverty, wedding; of two equal ones the earlier player’s is played. What need not be named stays secret.',
  'reservation-names': 'Vorbehalt, reserve, special game, krank',

  'throw-in-title': 'Throw-in',
  'throw-in-text':
    'House rule: whoever is dealt a hopeless hand, such as five nines, may throw it in. Nobody scores, and the same dealer deals again. Each table chooses what is enough for it.',
  'throw-in-names': 'Schmeißen, einwerfen, redeal, misdeal, five nines, fünf Neunen, fünf Könige, five kings',

  'normal-game-title': 'Normal game',
  'normal-game-text':
    'What is played when all are healthy: the holders of the club queens against the two others, with {{dulle}}, queens, jacks and ♦ as trumps.',
  'normal-game-names': 'Normalspiel, ordinary game, usual game',

  'solo-title': 'Solo',
  'solo-text':
    'One against three: whoever names it chooses what is trump, is Re, and wins or loses three times as much. Extra points do not count. Which solos there are is up to the table.',
  'solo-names': 'solos, alone, solo game, Soli, Alleinspiel',

  'soloist-title': 'Soloist',
  'soloist-text':
    'Whoever plays a solo: alone, as Re, for or against three times the game points of each of the others.',
  'soloist-names': 'Solist, Alleinspieler, lone player, solo player',

  'suit-solo-title': 'Suit solo',
  'suit-solo-text':
    'A solo in which another suit takes the place of ♦: {{dulle}}, queens, jacks and that suit are trump. In a diamonds solo the trumps are those of the normal game. In a hearts solo there are two trumps fewer.',
  'suit-solo-names':
    'Farbsolo, clubs solo, spades solo, hearts solo, diamonds solo, Kreuzsolo, Piksolo, Herzsolo, Karosolo, Trumpfsolo',

  'queens-solo-title': 'Queens solo',
  'queens-solo-text':
    'A solo in which only the queens are trump, from {{clubQueen}} down to {{diamondQueen}}. All else are side suits by ace, ten, king, jack, nine; the {{dulle}} is an ordinary ten.',
  'queens-solo-names': 'Damensolo, Damen, ladies solo',

  'jacks-solo-title': 'Jacks solo',
  'jacks-solo-text':
    'A solo in which only the jacks are trump, from {{clubJack}} down to {{diamondJack}}. All else are side suits by ace, ten, king, queen, nine; the {{dulle}} is an ordinary ten.',
  'jacks-solo-names': 'Bubensolo, Buben, Unter',

  'no-trump-solo-title': 'No-trump solo',
  'no-trump-solo-text':
    'A solo without any trump: four side suits by ace, ten, king, queen, jack, nine. Long suits with their aces win it.',
  'no-trump-solo-names':
    'Fleischlos, Fleischloser, fleischloses Solo, meatless, Ass-Solo, no trump, Knochenloser',

  'kings-solo-title': 'Kings solo',
  'kings-solo-text':
    'A house rule’s solo: only the kings are trump, in the order ♣, ♠, ♥, ♦; all else are side suits by ace, ten, queen, jack, nine.',
  'kings-solo-names': 'Königssolo, Könige, Königsolo',

  'two-rank-solo-title': 'Solo of two ranks',
  'two-rank-solo-text':
    'House rules’ solos in which two ranks are trump: queens and jacks, kings and queens, or kings and jacks. All of the higher rank come first, each in the order ♣, ♠, ♥, ♦.',
  'two-rank-solo-names':
    'Damen-Buben-Solo, queens and jacks solo, kings and queens solo, kings and jacks solo, Bordell, Kloster, mixed solo',

  'koehler-title': 'Köhler',
  'koehler-text':
    'A house rule’s solo: kings, then queens, then jacks are trump, each in the order ♣, ♠, ♥, ♦. Only aces, tens and nines are side suits.',
  'koehler-names': 'Köhlersolo, Koehler, kings queens and jacks solo, Bilder-Solo, picture solo, Bildersolo',

  'mandatory-solo-title': 'Mandatory solo',
  'mandatory-solo-text':
    'In a tournament everybody has to play one solo of their choice in a session. The first you name is it: it outranks all other reservations, you lead, and after it the same dealer deals again.',
  'mandatory-solo-names': 'Pflichtsolo, compulsory solo, duty solo, Pflicht',

  'voluntary-solo-title': 'Voluntary solo',
  'voluntary-solo-text':
    'A solo that you play of your own will, and not as a mandatory one. Forehand leads, unless the table plays that the soloist does.',
  'voluntary-solo-names': 'Lustsolo, lust solo, free solo, freiwilliges Solo',

  'forced-solo-title': 'Forced solo',
  'forced-solo-text':
    'When as many mandatory solos are owed as hands are left, there is no inquiry any more: the next player who owes one must name it, whatever the cards, and leads. The deal then moves on as usual.',
  'forced-solo-names': 'Vorführung, vorgeführt, vorführen, vorgeführtes Solo, forced to play',

  'announcement-title': 'Announcement',
  'announcement-text':
    'Saying Re or Kontra raises what the hand is worth and shows your party. You speak for your side, in or out of turn, but only while you hold at least 11 cards (9 where there are no nines).',
  'announcement-names': 'Ansage, ansagen, announce, bid, call, double',

  'step-title': 'Step: no 90 to schwarz',
  'step-text':
    'After Re or Kontra a party may promise that the other stays under 90, 60 or 30, or without a trick. Each step adds a game point, and may come one card later than the step before. A side that breaks its promise cannot win.',
  'step-names': 'Absage, absagen, steps, higher announcement, Ansagestufe',

  'no-90-title': 'No 90',
  'no-90-text':
    'The promise that the other party stays under 90 card points: your side then needs 151. If it fails, the other side wins with 90; with 120 it even gets one point more.',
  'no-90-names': 'keine 90, keine neunzig, no90, under 90, unter 90, k90',

  'no-60-title': 'No 60',
  'no-60-text':
    'The promise that the other party stays under 60 card points: your side then needs 181. The other side needs only 60 to win.',
  'no-60-names': 'keine 60, keine sechzig, no60, under 60, unter 60, k60',

  'no-30-title': 'No 30',
  'no-30-text':
    'The promise that the other party stays under 30 card points: your side then needs 211. The other side needs only 30 to win.',
  'no-30-names': 'keine 30, keine dreißig, no30, under 30, unter 30, k30',

  'schwarz-title': 'Schwarz',
  'schwarz-text':
    'A party without a single trick is schwarz. Announced, it is the highest promise: your side has to win every trick. Tricks count, not card points: even one worth nothing breaks it.',
  'schwarz-names': 'black, all tricks, no trick, schwarz angesagt, durchmarsch, clean sweep',

  'reply-title': 'Reply',
  'reply-text':
    'After the other party announced, yours may still answer with Re or Kontra one card later than that announcement had to be made. A party that only came in by such a late reply may announce no steps.',
  'reply-names': 'Erwiderung, Gegenansage, answer, counter announcement, Rückansage',

  'announce-at-30-title': 'Announcing at 30',
  'announce-at-30-text':
    'House rule: whoever wins a first trick of 30 or more card points has to announce at once: Re or Kontra, or the next step if their side has it. Not in a wedding.',
  'announce-at-30-names': 'Pflichtansage, Ansagepflicht, obligation to announce, trick of 30',

  'winning-title': 'Winning a hand',
  'winning-text':
    'Re needs 121 of the 240 card points, Kontra 120. If only Kontra announced, it is the other way round. Whoever promised no 90 or more has to keep that, else the other side wins; if both sides break a promise, nobody does.',
  'winning-names': 'gewinnen, gewonnen, win, majority, 121, 120, Sieg',

  'under-title': 'Under 90, 60, 30',
  'under-text':
    'If the losing side stays under 90 card points, the hand is worth one game point more; under 60 another, under 30 another, and without a trick one more.',
  'under-names': 'unter 90, unter 60, unter 30, keine 90 gespielt, losing badly, Schneider',

  'against-title': '120 against no 90',
  'against-text':
    'A side that reaches 120 card points although the other promised no 90 gets a point more; so does 90 against no 60, 60 against no 30, and 30 against schwarz.',
  'against-names':
    '90 against no 60, 60 against no 30, 30 against schwarz, 120 gegen keine 90, Absage gebrochen',

  'against-the-old-title': 'Against the club queens',
  'against-the-old-text':
    'One game point more for Kontra if it wins, since the club queens are strong cards. Not in a solo.',
  'against-the-old-names': 'gegen die Alten, against the old, against the old ladies, gegen die Damen',

  'extra-point-title': 'Extra point',
  'extra-point-text':
    'A game point for something special in a trick: a Doppelkopf, a fox caught, Karlchen, and more by house rules. Whoever loses the hand keeps theirs: they are set off against the winner’s. None count in solos.',
  'extra-point-names': 'Sonderpunkt, Zusatzpunkt, bonus, special point, Sonderpunkte, extra points',

  'double-title': 'Doubling',
  'double-text':
    'House rule: instead of adding 2, Re and Kontra each double all that the hand brings, extra points included. Both announced make it four times as much.',
  'double-names': 'verdoppeln, Re doubles, times two, mal zwei, Verdopplung',

  'bock-title': 'Bock round',
  'bock-text':
    'House rule: after certain hands, such as one that ended 120 to 120, the next ones count double, as a rule for one turn of the players. Hands that are thrown in do not use them up.',
  'bock-names': 'Bock, Bockrunde, Böcke, buck, double round, Bockspiel',

  'score-sheet-title': 'Score sheet',
  'score-sheet-text':
    'Everybody’s game points, hand by hand, with totals. **Score** and **/score show** show it. As every hand adds up to 0, so do the totals.',
  'score-sheet-names': 'Liste, Aufschreibzettel, score, Spielliste, sheet, results',

  'session-title': 'Session',
  'session-text':
    'All hands of one table from start to end: a number of them, or until somebody has 30 or 50 game points, or until the players have had enough.',
  'session-names': 'Sitzung, Runde, evening, round, match, list',

  'tournament-title': 'Tournament',
  'tournament-text':
    'A session by the DDV’s rules with 24 hands in which everybody owes a mandatory solo. As a preset of **/table create** it is called Tournament.',
  'tournament-names': 'Turnier, DDV round, 24 hands, Turnierspiel',

  'ddv-title': 'DDV',
  'ddv-text':
    'The Deutscher Doppelkopf-Verband, the German Doppelkopf association. By its tournament rules tables play here unless they choose others.',
  'ddv-names': 'Deutscher Doppelkopf-Verband, association, tournament rules, Turnierspielregeln',

  'house-rule-title': 'House rules',
  'house-rule-text':
    'What groups play otherwise than the DDV: without nines, Schweine, poverty, Bock and more. **Rules** shows those of your table, **/rules edit** changes them, **/rules save** keeps them.',
  'house-rule-names': 'Hausregeln, Sonderregeln, rule set, Regelwerk, variants, house rule, preset',
} as const;
