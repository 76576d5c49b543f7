import type { Translation } from '../translation.ts';

/** The switches of a rule set: what each can be set to, as a phrase that fits into a list. */
export const rule = {
  'nines-true': 'kilencesekkel',
  'nines-false': 'kilencesek nélkül',
  'secondDulleWins-never': 'az első Dulle üt',
  'secondDulleWins-except-last-trick': 'a második Dulle üt (az utolsó ütésben nem)',
  'secondDulleWins-always': 'a második Dulle üt',

  'schweine-true': 'Schweine',
  'schweine-false': 'nincs Schweine',
  'superschweine-true': 'Superschweine',
  'superschweine-false': 'nincs Superschweine',
  'schweineInSuitSolos-true': 'Schweine minden színes szólóban',
  'schweineInSuitSolos-false': 'treff, pikk és kőr szólóban nincs Schweine',
  'schweineShown-when-played': 'a Schweine kijátszáskor derül ki',
  'schweineShown-at-start': 'a Schweine az elején kiderül',

  'solos-none': 'nincs szóló',
  'solos-ddv': 'a DDV hét szólója',
  'solos-list': 'szólók: {{solos}}',
  'solos-with': 'plusz {{solos}}',
  'solos-without': 'nincs {{solos}}',
  'solos-more_one': '{{count}} szólóval több',
  'solos-more_other': '{{count}} szólóval több',
  'solos-fewer_one': '{{count}} szólóval kevesebb',
  'solos-fewer_other': '{{count}} szólóval kevesebb',
  'soloLead-forehand': 'szólóban az előkéz hív',
  'soloLead-soloist': 'szólóban a szólista hív',

  'weddingDecidedBy-any': 'bármely hívás tisztázza a Hochzeitot',
  'weddingDecidedBy-side-suit': 'csak színhívás tisztázza a Hochzeitot',
  'weddingDecidedBy-trump': 'csak aduhívás tisztázza a Hochzeitot',
  'poverty-false': 'nincs Armut',
  'poverty-true': 'Armut',
  'poverty-redeal': 'Armutnál új osztás',
  'povertyFoxesCount-true': 'Armutnál a Fuchs is számít',
  'povertyFoxesCount-false': 'Armutnál a Fuchs nem számít',

  'throwIn-nines-no': 'nincs bedobás kilencesekkel',
  'throwIn-nines-at': 'bedobás {{number}}+ kilencessel',
  'throwIn-kings-no': 'nincs bedobás királyokkal',
  'throwIn-kings-at': 'bedobás {{number}}+ királlyal',
  'throwIn-ninesAndKings-no': 'nincs bedobás kilencesekkel és királyokkal együtt',
  'throwIn-ninesAndKings-at': 'bedobás {{number}}+ kilencessel és királlyal együtt',
  'throwIn-fullCards-no': 'nincs bedobás ászokkal és tízesekkel együtt',
  'throwIn-fullCards-at': 'bedobás {{number}}+ ásszal és tízessel együtt',
  'throwIn-eyesOver-no': 'nincs bedobás sok szemmel',
  'throwIn-eyesOver-at': 'bedobás {{number}} szem fölött',
  'throwIn-noTrumpAbove-no': 'nincs bedobás alacsony adukkal',
  'throwIn-noTrumpAbove-DJ': 'bedobás ♦B fölötti adu nélkül',
  'throwIn-noTrumpAbove-DA': 'bedobás ♦A fölötti adu nélkül',

  'announcements-add': 'Re és Kontra: egyenként +2',
  'announcements-double': 'a Re és a Kontra dupláz',
  'announceAt30-true': '30 szemes első ütésnél kötelező bemondani',
  'announceAt30-false': 'senkinek sem kötelező bemondani',

  'karlchen-true': 'Karlchen',
  'karlchen-false': 'nincs Karlchen',
  'karlchenCaught-true': 'elfogott Karlchen',
  'karlchenCaught-false': 'elfogott Karlchen nem ér pontot',
  'foxLastTrick-true': 'Fuchs viszi az utolsó ütést',
  'foxLastTrick-false': 'utolsó ütést vivő Fuchs nem ér pontot',
  'heartsTrick-true': 'négy kőr egy ütésben',
  'heartsTrick-false': 'négy kőr egy ütésben nem ér pontot',
  'dulleCaught-true': 'elfogott Dulle',
  'dulleCaught-false': 'elfogott Dulle nem ér pontot',

  'bock-none': 'nincs Bock-kör',
  'bock-brief': 'Bock-kör ({{triggers}})',
  'bock-after': 'Bock-kör ezek után: {{triggers}}',
  'bock-120-120': '120:120 szem',
  'bock-solo-lost': 'elvesztett szóló',
  'bock-announcement-lost': 'elvesztett bemondás',
  'bock-hearts-trick': 'négy kőr egy ütésben',
  'bock-schwarz': 'ütés nélkül maradt párt',
  'bock-hands_one': '{{count}} leosztás egy Bock-körben',
  'bock-hands_other': '{{count}} leosztás egy Bock-körben',
  'bock-overlap-append': 'a Bock-körök egymás után jönnek',
  'bock-overlap-stack': 'a Bock-körök szorzódnak',
  'bock-overlap-ignore': 'Bock-körön belül nem indul újabb',

  'mandatorySolos-true': 'kötelező szólók',
  'mandatorySolos-false': 'nincs kötelező szóló',
} satisfies Translation<'hu'>['rule'];

/** What each switch is about, in one or two sentences for somebody who plays. */
export const help = {
  nines:
    'Kilencesek nélkül 40 lap van és tíz ütés, és a bemondásokhoz szükséges lapok száma mindenhol kettővel kevesebb.',
  secondDulleWins: 'Ha mindkét ♥10 egy ütésbe kerül, vagy az elsőként kijátszott viszi, vagy a második.',

  schweine:
    'A Schweine a két ♦A egy kézben: üti a Dullét normál játékban, Hochzeitban, Armutban és káró szólóban, és nem számít Fuchsnak.',
  superschweine:
    'A Superschweine a két ♦9 egy kézben (kilencesek nélkül a két ♦K): ha valakinél Schweine van, akár másnál, azt üti.',
  schweineInSuitSolos:
    'Treff, pikk vagy kőr szólóban az adott szín két ásza egy kézben szintén Schweine; ahol Superschweine is játszik, ott a szín két kilencese (kilencesek nélkül két királya) Superschweine.',
  schweineShown:
    'Hogy kinél van Schweine, az vagy az első kijátszásakor derül ki, vagy már az első hívásnál.',

  solos:
    'Aki szólót játszik, egyedül van három ellen, és háromszorosan számol. Csak a kiválasztottakat lehet bejelenteni.',
  soloLead: 'Önkéntes szólóban az első ütésnél vagy az osztó utáni játékos hív, vagy a szólista.',

  weddingDecidedBy:
    'A partner az, aki a Hochzeit bejelentőjén kívül elsőként visz el egyet az első három ütésből; a szabály megszabhatja, hogy a tisztázó ütésben szín vagy adu legyen a hívás.',
  poverty:
    'Akinek legfeljebb három aduja van, bejelentheti. Vagy egy másik játékos átvesz három lapot, köztük az összes adut, visszaad bármelyik hármat, ő lesz a partner, és ők ketten a Re; vagy ugyanaz az osztó oszt újra, ahogy akkor is, ha senki sem veszi át a lapokat.',
  povertyFoxesCount:
    'Beleszámít-e a ♦A az Armut három adujába. Ha nem, akkor nem kell számolni, és a kézben maradhat.',

  'throwIn-nines':
    'Akinek legalább a megbeszélt számú kilencese van, bedobhatja a lapjait; ugyanaz az osztó oszt újra.',
  'throwIn-kings': 'Akinek legalább a megbeszélt számú királya van, bedobhatja a lapjait.',
  'throwIn-ninesAndKings':
    'Akinek kilencese és királya összesen legalább a megbeszélt számú, bedobhatja a lapjait.',
  'throwIn-fullCards': 'Akinek ásza és tízese összesen legalább a megbeszélt számú, bedobhatja a lapjait.',
  'throwIn-eyesOver': 'Akinél a 240 szemből a megbeszéltnél több van, bedobhatja a lapjait.',
  'throwIn-noTrumpAbove':
    'Akinek a normál játék sorrendje szerint nincs a megbeszélt lapnál magasabb aduja, bedobhatja a lapjait.',

  announcements: 'A Re és a Kontra két-két pontot ér, vagy mindegyik duplázza, amit a leosztás hoz.',
  announceAt30:
    'Aki legalább 30 szemes első ütést visz, annak rögtön be kell mondania: Re vagy Kontra, illetve a következő fokozat. Magától megtörténik; Hochzeitban nem.',

  karlchen: 'Ha ♣B viszi az utolsó ütést, az egy pont. Mint minden különpont, szólóban ez sem számít.',
  karlchenCaught: 'Egy pont az utolsó ütésben a másik párt minden ♣B lapjáért, ha az ütést más lap viszi.',
  foxLastTrick: 'Ha ♦A viszi az utolsó ütést, az egy pont, hacsak nem Schwein.',
  heartsTrick: 'Négy kőr egy ütésben, egyik sem adu: egy pont.',
  dulleCaught: 'Egy pont, ha egy ♥10 olyan ütést visz, amelyben a másik párt ♥10 lapja is benne van.',

  'bock-on':
    'A Bock-körben a leosztások duplán számítanak. Hogy mi indítja, az választható; a bedobott leosztás nem fogyaszt belőle.',
  'bock-hands': 'Hány leosztás egy Bock-kör; ahány játékos, annyi az egy teljes kör.',
  'bock-overlap':
    'Mi legyen, ha egy Bock-kör közben újabb indulna: utána jön, a kettő szorzódik, vagy nem indul.',

  mandatorySolos:
    'Minden játékos tartozik egy szólóval a partiban. A kötelező szóló minden Vorbehaltot megelőz, és a szólista hív.',
  elsewhere: '*Ahol játsszák* · {{help}}',
} satisfies Translation<'hu'>['help'];

/** Why a switch has no effect as things stand. */
export const idle = {
  schweineShown: 'Nincs hatása, amíg nincs Schweine.',
  soloLead: 'Nincs hatása, amíg nincs szóló.',
  povertyFoxesCount: 'Nincs hatása, amíg nincs Armut.',
  'throwIn-nines': 'A pakliban nincsenek kilencesek.',
  bock: 'Előbb válaszd ki, mi indít Bock-kört.',
} satisfies Translation<'hu'>['idle'];

/** What is trump in each solo. */
export const solo = {
  clubs: 'A ♥10, a dámák, a bubik és a treffek az aduk.',
  spades: 'A ♥10, a dámák, a bubik és a pikkek az aduk.',
  hearts: 'A ♥10, a dámák, a bubik és a kőrök az aduk.',
  diamonds: 'Az aduk ugyanazok, mint normál játékban.',
  queens: 'Csak a dámák az aduk.',
  jacks: 'Csak a bubik az aduk.',
  fleischlos: 'Nincs adu.',
  kings: 'Csak a királyok az aduk.',
  'queens-jacks': 'A dámák, majd a bubik az aduk.',
  'kings-queens': 'A királyok, majd a dámák az aduk.',
  'kings-jacks': 'A királyok, majd a bubik az aduk.',
  koehler: 'A királyok, majd a dámák, majd a bubik az aduk.',
} satisfies Translation<'hu'>['solo'];

/** The topics under which the switches stand. */
export const topic = {
  overview: 'Áttekintés',
  basics: 'A játék dióhéjban',
  cards: 'Lapok és Dulle',
  schweine: 'Schweine',
  solos: 'Szólók',
  'wedding-poverty': 'Hochzeit és Armut',
  'throw-in': 'Bedobás: kilencesek és királyok',
  'throw-in-more': 'Bedobás: más okok',
  announcements: 'Bemondások',
  'extra-points': 'Különpontok',
  bock: 'Bock',
  tournament: 'Verseny és a parti hossza',
  start: 'Kiindulás …',
} satisfies Translation<'hu'>['topic'];

/** What makes no sense together, and what to do about it. */
export const conflict = {
  'superschweine-need-schweine':
    'A Superschweine a Schweinét üti, tehát kell hozzá: válaszd a Schweinét is, vagy hagyd el a Superschweinét.',
  'suit-solo-schweine-need-schweine':
    'A színes szólók Schweinéjéhez kell a Schweine is: válaszd mindkettőt, vagy egyiket se.',
  'no-nines-to-throw-in':
    'Kilencesek nélkül nem lehet kilencesekkel bedobni: a **Bedobás** témánál előbb ezt válaszd: „Nincs bedobás kilencesekkel”.',
  'throw-in-threshold':
    'Ezt vagy minden kéz eléri, vagy egyik sem: {{what}} csak {{least}} és {{most}} között választható. Válassz más számot, vagy semmit.',
  'throw-in-nines': 'bedobás kilencesekkel',
  'throw-in-kings': 'bedobás királyokkal',
  'throw-in-ninesAndKings': 'bedobás kilencesekkel és királyokkal',
  'throw-in-fullCards': 'bedobás ászokkal és tízesekkel',
  'throw-in-eyesOver': 'bedobás sok szemmel',
  'mandatory-solos-need-solos':
    'Kötelező szólót senki sem játszhat, ha nincs szóló: válassz szólót, vagy hagyd el a kötelező szólókat.',
} satisfies Translation<'hu'>['conflict'];
