/**
 * The guide of `/rules learn`: chapters of short paragraphs. It tells the game as the rules at hand play it, so
 * some paragraphs stand here in several forms, and some are left out.
 */
export const guide = {
  'told-by': '-# 📖 {{page}}/{{pages}} · told as your rules play it: {{rules}}',
  chapters: 'Choose a chapter',
  chapter: '{{number}}. {{title}}',
  next: '{{title}} ▶',
  rules: 'The rules in detail',
  learn: 'Learn the game',

  'title-game': 'The game in five minutes',
  'title-trumps': 'Trumps and following suit',
  'title-parties': 'Re, Kontra and weddings',
  'title-inquiry': 'Healthy or reservation?',
  'title-solos': 'Solos',
  'title-announcements': 'Announcements',
  'title-scoring': 'Scoring',
  'title-example': 'Scoring: a worked example',
  'title-extras': 'Extra points',
  'title-tips': 'Tips: playing your cards',
  'title-tips-partner': 'Tips: partners and announcements',
  'title-discord': 'How it works here',

  'game-aim':
    '**What it is about** · Doppelkopf is a game of tricks for four, as a rule two against two. Who plays with whom the cards decide, and at first nobody knows: finding out is half the fun.',
  'game-cards-nines':
    '**The cards** · 48 of them: ace, ten, king, queen, jack and nine of ♣ ♠ ♥ ♦, and each card is there **twice**. Everybody gets 12.',
  'game-cards-no-nines':
    '**The cards** · 40 of them: ace, ten, king, queen and jack of ♣ ♠ ♥ ♦, and each card is there **twice**. Everybody gets 10.',
  'game-points-nines':
    '**Card points** · Ace 11 · ten 10 · king 4 · queen 3 · jack 2 · nine 0. Together there are 240.',
  'game-points-no-nines':
    '**Card points** · Ace 11 · ten 10 · king 4 · queen 3 · jack 2. Together there are 240.',
  'game-trick':
    '**A trick** · One player leads a card, the others follow clockwise with one each. The highest trump wins the four cards; without trump, the highest card of the suit that was led. The winner leads to the next trick.',
  'game-goal':
    '**The goal** · Each side adds up the card points of its tricks. **Re** wins with 121 of the 240, **Kontra** with 120. On the score sheet that is a game point or more for each winner, and as many less for each loser.',
  'game-course':
    '**One hand** · 1. The cards are dealt. 2. Everybody says whether they play the normal game (**healthy**) or something special (**reservation**). 3. {{tricks}} tricks are played; whoever is confident raises the stakes by an **announcement**. 4. The hand is scored, and the next player deals.',

  'trumps-many-nines':
    '**One big suit** · In the normal game 26 of the 48 cards are trump. From the highest to the lowest:',
  'trumps-many-no-nines':
    '**One big suit** · In the normal game 24 of the 40 cards are trump. From the highest to the lowest:',
  'trumps-superschweine': '{{cards}} · Superschweine, where somebody holds both, and there are Schweine',
  'trumps-schweine': '{{cards}} · Schweine, where somebody holds both',
  'trumps-dulle': '{{cards}} · the Dulle',
  'trumps-queens': '{{cards}} · the queens',
  'trumps-jacks': '{{cards}} · the jacks',
  'trumps-diamonds': '{{cards}} · the rest of the diamonds; {{diamondAce}} is the fox',
  'trumps-side-nines':
    '**Side suits** · What is left: {{clubAce}} {{clubTen}} {{clubKing}} {{clubNine}}, the same of ♠, and {{heartAce}} {{heartKing}} {{heartNine}}, each from the highest to the lowest.',
  'trumps-side-no-nines':
    '**Side suits** · What is left: {{clubAce}} {{clubTen}} {{clubKing}}, the same of ♠, and {{heartAce}} {{heartKing}}, each from the highest to the lowest.',
  'trumps-follow':
    '**Following suit** · Whoever can follow has to. Trump is one suit: on a trump you play a trump, on ♣ a card of ♣. {{clubQueen}} and {{clubJack}} are trumps, so they are no clubs, and {{dulle}} is no heart. Whoever cannot follow plays anything: a trump to win, or a card to be rid of it.',
  'equal-never': 'Every card is there twice: of two equal ones the **first played** wins.',
  'equal-except-last-trick':
    'Every card is there twice: of two equal ones the **first played** wins. But the second {{dulle}} beats the first, except in the last trick.',
  'equal-always':
    'Every card is there twice: of two equal ones the **first played** wins. But the second {{dulle}} beats the first.',
  'schweine-shown-when-played':
    '**Schweine** · Both {{diamondAce}} in one hand rank above the Dulle and are no foxes. The table learns of them when the first is played.',
  'schweine-shown-at-start':
    '**Schweine** · Both {{diamondAce}} in one hand rank above the Dulle and are no foxes. The table is told at the first lead who holds them.',

  'parties-queens':
    '**The club queens** · Whoever is dealt a {{clubQueen}} is **Re**, the others are **Kontra**. You see only your own side at first; **My hand** tells you.',
  'parties-known':
    '**How it comes out** · A {{clubQueen}} is played: Re. Somebody announces: everybody knows their side. Somebody throws a side suit on a led trump: they have no trump left, hence no {{clubQueen}}, and are Kontra, unless they have played one before. What is certain for all stands under the tricks.',
  'parties-wedding':
    '**Wedding** · If you hold both {{clubQueen}}, say **reservation** and name the wedding. The first other player to win {{deciding}} becomes your partner; that is the deciding trick. If nobody does, you play alone: a diamonds solo. Nobody may announce before it is decided.',
  'parties-silent':
    '**Silent wedding** · Or say **healthy** and keep it secret: then you play alone against three, for three times the points, and without extra points, as in a solo.',
  'parties-solo':
    '**Solo** · The soloist is Re, alone against the three others; who holds a {{clubQueen}} does not matter then.',
  'parties-poverty': '**Poverty** · The poor player and whoever takes the cards are Re.',
  'parties-winning':
    'Re needs a card point more than Kontra (121 to 120): with the club queens it holds the stronger cards on average.',

  'inquiry-ask':
    '**Before the first trick** everybody is asked in turn, from the player to the dealer’s left. **Healthy**: I play the normal game. **Reservation**: I want something else. Whoever has nothing to name can only be healthy.',
  'inquiry-all': 'If all are healthy, the normal game is played.',
  'inquiry-name':
    'Otherwise those who reserved say what, in turn, and only as far as it matters: as soon as nobody left can outbid the best, the rest stays secret for good.',
  'inquiry-order': '**What counts more**, from the top; of two equal ones the earlier player’s is played:',
  'inquiry-mandatory': 'Mandatory solo: each player owes one in the session. Its soloist leads.',
  'inquiry-solo': 'Solo: one against three, see the next chapter.',
  'inquiry-throw-in': '{{reasons}}. Nobody scores, and the same dealer deals again.',
  'inquiry-poverty-count':
    'Poverty: you hold at most three trumps. The others are asked in turn to take three cards with all those trumps; whoever does gives any three back, and you two are Re. If nobody takes them, the cards are dealt again.',
  'inquiry-poverty-no-count':
    'Poverty: you hold at most three trumps, {{diamondAce}} not counted. The others are asked in turn to take three cards with all those trumps, though {{diamondAce}} may stay; whoever does gives any three back, and you two are Re. If nobody takes them, the cards are dealt again.',
  'inquiry-redeal-count': 'Poverty: you hold at most three trumps. The cards are dealt again.',
  'inquiry-redeal-no-count':
    'Poverty: you hold at most three trumps, {{diamondAce}} not counted. The cards are dealt again.',
  'inquiry-wedding': 'Wedding: you hold both {{clubQueen}}.',

  'solos-what':
    '**One against three** · The soloist says what is trump, is Re, and wins or loses three times what each of the others does. There are no extra points, and nothing for winning against the club queens.',
  'solos-none':
    'There are no solos at this table. One plays alone only with both {{clubQueen}}: in a silent wedding, or a wedding that finds no partner.',
  'solos-list': '**What is trump**',
  'solos-one': '{{solo}}: {{trumps}}',
  'solos-rest': 'The other cards are side suits; where {{dulle}} is no trump, it ranks as a ten.',
  'solos-lead-forehand': '**Who leads** · The player to the dealer’s left, as always.',
  'solos-lead-soloist': '**Who leads** · The soloist.',
  'solos-lead-forehand-mandatory':
    '**Who leads** · In a mandatory solo the soloist, in any other the player to the dealer’s left.',
  'solos-schweine':
    '**Schweine** · In a suit solo too both aces of the trump suit in one hand rank above {{dulle}}.',
  'solos-mandatory':
    '**Mandatory solo** · Everybody owes one in the session: the first solo you name is it, and the same dealer deals again. When as many are owed as hands are left, whoever owes one is made to play it.',
  'solos-when':
    '**When to dare it** · With many trumps, the highest among them, and aces beside them; in a no-trump solo with long suits from the ace down and the lead.',

  'announcements-why':
    '**Why** · Whoever expects to win makes the hand worth more by saying **Re** or **Kontra**. You speak for your side, in or out of turn, and everybody learns which side you are on. Your buttons appear as long as you may.',
  'announcements-worth-add': 'Re and Kontra add **2** game points each, for whichever side wins.',
  'announcements-worth-double':
    'Re and Kontra each **double** all that the hand brings, for whichever side wins.',
  'announcements-time':
    '**How long** · What counts is how many cards you still hold when you speak. At least:',
  'announcements-deadline': '{{announcement}}: {{cards}} cards',
  'announcements-steps':
    '**Steps** · After its Re or Kontra a side may promise more: the other stays under 90, under 60, under 30, or without a trick (**schwarz**). Each step adds 1. Steps may be skipped while they are all in time, and they count. But a side that breaks a promise cannot win.',
  'announcements-reply':
    '**Reply** · When the other side has announced, yours may still say Re or Kontra with one card fewer than the highest of their announcements needs. After such a late reply your side has no steps.',
  'announcements-wedding':
    '**In a wedding** nobody announces before the deciding trick is over. If that is the second trick, one card fewer is enough for everything, after the third two fewer.',
  'announcements-at-30':
    '**First trick of 30** · Whoever wins a first trick of 30 or more card points has to announce at once: Re or Kontra, or the next step. It happens by itself; not in a wedding, and not where nothing may be announced.',

  'scoring-winner':
    '**Who wins** · Re with 121 card points, Kontra with 120. If only Kontra announced, it is the other way round. Whoever promised no 90, no 60 or no 30 needs 151, 181 or 211; for schwarz, all tricks. Against such a promise 90, 60, 30 or one trick is enough. If both sides break a promise, nobody wins.',
  'scoring-points': '**What the winner gets**',
  'scoring-won': '1 for winning',
  'scoring-under': '1 each for the losers staying under 90, under 60, under 30, without a trick',
  'scoring-announced-add': '2 each for Re and Kontra that were announced, by whichever side',
  'scoring-steps': '1 each for every step that was announced, by whichever side',
  'scoring-against': '1 each for 120 against no 90, 90 against no 60, 60 against no 30, 30 against schwarz',
  'scoring-old': '1 for Kontra winning against the club queens (not in solos)',
  'scoring-extras':
    '**Extra points** (not in solos) go to the side that earned them, be it the losing one, and are set off against each other.',
  'scoring-double': '**Doubling** · Re doubles the total, Kontra doubles it again, extra points included.',
  'scoring-bock': '**Bock** · In a Bock round the total is doubled.',
  'scoring-bock-stack': '**Bock** · In a Bock round the total is doubled; in two at once, doubled twice.',
  'scoring-share':
    '**Who pays** · Every player of the winning side gets the total, every other loses it. Who plays alone gets or pays it three times: a hand always adds up to 0.',
  'scoring-nobody':
    'Where nobody wins, only what a side reached counts: the other under 90 and so on, points against promises, and extra points.',

  'example-players': 'Anna, Ben, Clara, Dan',
  'example-pair': '{{one}} and {{other}}',
  'example-setting':
    '{{re}} hold the club queens and are **Re**; {{kontra}} are **Kontra**. {{announcer}} announced **Re** in time, and then **no 90**.',
  'example-course':
    'On the way Re took a {{diamondAce}} from Kontra in a trick, Kontra won a trick of {{doppelkopf}} card points, and {{last}} won the last trick with a {{clubJack}}.',
  'example-end':
    'At the end Re has **{{reEyes}}** card points, Kontra **{{kontraEyes}}**. Re needed 151, so Re wins.',
  'example-lines': '**Counted line by line**',
  'example-line': '{{points}} for {{party}}: {{reason}}',
  'example-total': '= **{{total}}** for Re',
  'example-doubled': 'Re was announced, which doubles it: **{{total}}** for Re',
  'example-scores': '**On the sheet** · {{scores}}: the four add up to 0.',
  'example-lost':
    'Had Re reached only 150 card points, Kontra would have won with 90, and all that Re had announced would have counted for Kontra, with a point for winning against the club queens on top.',
  'example-nines': '-# This hand was played with nines; the scoring is that of your rules.',

  'extras-what':
    'Some things in a trick bring an extra point, in every hand but solos; a silent wedding, and a wedding that finds no partner, count as solos too. Which side somebody was on is judged at the end of the hand.',
  'extras-doppelkopf':
    '**Doppelkopf** · A trick worth 40 card points or more, such as four aces or tens. Every one counts.',
  'extras-fox': '**Fox caught** · A {{diamondAce}} of the other side in a trick you win. Every one counts.',
  'extras-fox-schweine':
    '**Fox caught** · A {{diamondAce}} of the other side in a trick you win. Every one counts, unless they are Schweine.',
  'extras-karlchen': '**Karlchen** · Winning the last trick with a {{clubJack}}.',
  'extras-karlchenCaught':
    '**Karlchen caught** · A {{clubJack}} of the other side in a last trick that another card wins for you.',
  'extras-foxLastTrick': '**Fox in the last trick** · Winning the last trick with a {{diamondAce}}.',
  'extras-heartsTrick': '**Four hearts** · A trick of four cards of ♥, none of them trump.',
  'extras-dulleCaught':
    '**Dulle caught** · Winning a trick with a {{dulle}} that holds the other {{dulle}}, played by the other side.',
  'extras-keep':
    'They do not decide who wins. The losing side keeps its own: they are taken off what the winners get.',

  'tips-ace-nines':
    '**Lead your side aces early** · Of ♣ and ♠ there are eight cards each, so the first round often goes to the ace. Of ♥ there are only six: an ace of hearts is trumped soon.',
  'tips-ace-no-nines':
    '**Lead your side aces early** · Of ♣ and ♠ there are only six cards each, of ♥ only four. An ace has to be quick: first the one of a suit in which you hold few cards.',
  'tips-second':
    '**Not twice the same suit** · In the second round of a side suit somebody is nearly always out of it and trumps. Lead it again only if you want that.',
  'tips-void':
    '**Make yourself void** · Get rid of single low cards of a side suit when you can: then you may trump it.',
  'tips-last':
    '**The last seat is the best** · Whoever plays the fourth card knows the whole trick. Take it as cheaply as you can, or take the chance to bring a fox home.',
  'tips-low':
    '**Do not waste high trumps** · A {{dulle}} on a trick of ten card points is dear. Keep it for a fat one, or to take the lead when it matters.',
  'tips-fox':
    '**Bring your fox home** · Never lead a {{diamondAce}} into the unknown. Play it to a trick that your partner has won, or win a side suit with it as the last to play.',
  'tips-count':
    '**Count** · Two {{dulle}}, two {{clubQueen}}, and the aces: knowing what is gone is half of good play. **/settings** turns on a help that counts trumps for you.',
  'tips-karlchen':
    '**Think of the end** · Keep a {{clubJack}} for the last trick if the higher trumps are gone by then.',
  'tips-re-lead':
    '**Re leads trump, Kontra side suits** · Re has the higher trumps on average and gains by drawing them. Kontra rather leads what Re has to trump.',

  'tips-partner-feed':
    '**Feed your partner** · When your partner surely wins a trick, give an ace, a ten, or your fox. When the others win, give a nine, a jack or a king.',
  'tips-partner-feed-no-nines':
    '**Feed your partner** · When your partner surely wins a trick, give an ace, a ten, or your fox. When the others win, give a jack or a king.',
  'tips-partner-unknown':
    '**As long as you do not know**, be careful: give something in between, and watch who takes which trick, and who feeds whom.',
  'tips-partner-show':
    '**Show yourself when you need help** · As Re with a {{clubQueen}} played early, or by announcing: then your partner can feed you. With weak cards stay hidden a while.',
  'tips-partner-wedding':
    '**Somebody has a wedding?** With good cards win one of the first three tricks, and you are the partner. With bad ones leave it to others.',
  'tips-partner-announce':
    '**When to announce** · A rule of thumb: as Re with about nine trumps, a {{dulle}} and a {{clubQueen}} among them, or with fewer if you have an ace or a void besides. Kontra, knowing less, wants a little more.',
  'tips-partner-announce-no-nines':
    '**When to announce** · A rule of thumb: as Re with about eight trumps, a {{dulle}} and a {{clubQueen}} among them, or with fewer if you have an ace or a void besides. Kontra, knowing less, wants a little more.',
  'tips-partner-step':
    '**No 90 is a promise** · Say it when your partner has announced or shown strength too, and the first tricks went well. A broken promise costs the hand.',
  'tips-partner-reply':
    '**Has the other side announced?** Reply only if you still see enough card points for you. It makes a loss dearer.',
  'tips-partner-solo':
    '**Against a solo** you are three: feed whoever of you wins the trick, and lead what the soloist has to follow with weak cards.',

  'discord-hand':
    '**My hand** · Under the newest message at the table, or by direct message. Only you see it. A button for each card you may play: press it, and it is played. Wrong cards cannot be chosen.',
  'discord-early':
    '**Early answers** · Healthy or reservation may be given before it is your turn. The answer is kept, nobody sees it before, and until then you can change it.',
  'discord-announce':
    '**Announcing** · In your hand there are buttons for all you may announce, with how long there is time, whoever’s turn it is.',
  'discord-look':
    '**Looking things up** · **Last trick** shows the trick before, **Score** the sheet, **Rules** what your table plays. **/hand** and **/score show** do the same.',
  'discord-menu':
    '**Menu** · Pause, leave, or vote to end early. Computers play on for those who leave; somebody else may take the seat.',
  'discord-clock':
    '**Time** · If a table has a clock, you are reminded before your time is up. Then a computer makes that move, or the table waits, as was chosen when it was opened.',
  'discord-review':
    '**Review** · After a hand you can look at it trick by trick, with all four hands; the coach marks the moves that cost most. Where the table allows it, **/hint** asks the coach during a hand. **Records** are files of it all.',
  'discord-fair':
    '**Is the deal fair?** · The deck is sealed before somebody cuts it, and the seed is shown after the hand: everybody can recompute the deal.',
  'discord-settings':
    '**Yours to choose** · **/settings**: pictures or text, colours, and a help that counts trumps at casual tables. **/language**: the language. **/glossary**: every word of the game.',
} as const;

/** What `/glossary` says beside the words themselves. */
export const lookup = {
  german: '-# In German: {{title}}',
  related: '-# See also:',
  unknown:
    'I do not know the word **{{term}}**. Type a few letters and choose from the list, in English, German, Hungarian or Croatian.',
  'see-guide': 'The whole game: **/rules learn**.',
} as const;
