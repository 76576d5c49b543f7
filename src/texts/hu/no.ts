import type { Translation } from '../translation.ts';

/** Why something was not done: what is true now, and what the person can do. */
export const no = {
  'already-open': 'Ez az asztal már nyitva van.',
  'not-open': 'Ilyen asztal már nincs. Újat így nyithatsz: **/asztal létrehozás**.',
  'bad-settings':
    'Egy asztalnál négy–hét hely van, 1–{{most}} leosztás és legalább egy ember; válassz újra: **/asztal létrehozás**.',
  'mandatory-solos-need-hands':
    'E szabályok szerint mindenki tartozik egy szólóval, ezért a partinak meg kell adni a hosszát, legalább {{least}} leosztást; válassz más szabályokat vagy más hosszt.',
  'rules-changed':
    'Épp ebben a pillanatban más módosította az asztal szabályait; nézd meg őket, és válassz újra.',
  'sits-out': 'Ebben a leosztásban pihensz, nincs kijátszható lapod.',
  'already-seated': 'Már itt ülsz az asztalnál: {{number}}. hely.',
  'table-full': 'Minden hely foglalt. Ha felszabadul egy, az asztal üzenete felkínálja.',
  'table-full-playing':
    'Minden helyen ember játszik. Ha valaki kiszáll, a legfrissebb üzenet felkínálja a helyét.',
  'seat-taken': 'Ez a hely foglalt. A **Menü** megmutatja, hol játszik még gép.',
  reserved: 'Ez egy liga asztala, a helyek foglaltak: {{people}}.',
  'reserved-computer': 'Erre a helyre a liga gépet ültetett.',
  'league-rules':
    'Ez az asztal egy ligához tartozik: a szabályokat, a hosszt és a helyeket a liga szabja meg.',
  'saw-cards':
    'Ebben a leosztásban már láttad az egyik hely lapjait, a végéig csak oda ülhetsz: {{number}}. hely.',
  'not-seated': 'Nem ülsz ennél az asztalnál.',
  'not-seated-join': 'Nem ülsz ennél az asztalnál; a **Beszállok** gombbal szabad helyre ülhetsz.',
  'not-seated-open': 'Nem ülsz ennél az asztalnál; a **Menü** segítségével egy gép helyére ülhetsz.',
  'not-host': 'Ezt csak a házigazda ({{host}}) és a moderátorok tehetik meg.',
  'no-computer': 'Ennél az asztalnál nem ül gép.',
  'chairs-empty_one': 'Egy hely még szabad: várj meg valakit, vagy nyomd meg: **Gép hozzáadása**.',
  'chairs-empty_other':
    '{{count}} hely még szabad: várd meg a többieket, vagy nyomd meg: **Gép hozzáadása**.',
  'phase-lobby': 'A játék még nem kezdődött el; ha négy hely foglalt, a **Kezdés** gombbal indul.',
  'phase-cutting': 'A parti már megy: épp emelés van ({{hand}}. leosztás).',
  'phase-playing': 'A parti már megy ({{hand}}. leosztás).',
  'phase-between': 'A parti már megy: a következő leosztás a **Következő leosztás** gombbal indul.',
  'phase-ended': 'Ez az asztal befejeződött. Újat így nyithatsz: **/asztal létrehozás**.',
  'not-cutter': 'Az osztó jobb oldali szomszédja emelhet: {{cutter}}.',
  paused: 'Az asztalnál szünet van; tovább: **Menü** → **Folytatás**.',
  'paused-by': 'Szünet van, {{person}} kérte; tovább: **Menü** → **Folytatás**.',
  'not-paused': 'Az asztalnál nincs szünet.',
  'not-a-person': 'Ott nem ül más, akit eltávolíthatnál.',
  'still-here':
    '{{name}} még itt van, és aki itt van, azt csak két másik játékos együtt távolíthatja el. Ha kihagy egy lépést, egyedül is megteheted.',
  'already-voted': 'A szavazatodat már számoltam; most a többieken a sor.',

  'late-played': 'Ebbe az ütésbe már tettél ({{trick}}. ütés, {{card}}); {{now}}',
  'late-hand': 'Az a gomb egy másik leosztásé volt ({{hand}}. leosztás); {{now}}',
  'late-answered': 'Már válaszoltál; {{now}}',
  late: 'Ennek már vége; {{now}}',
  'late-cut': 'A lapok már ki vannak osztva; {{now}}',
  'now-your-turn': 'most te jössz.',
  'now-turn': 'most {{person}} jön.',
  'now-cutting': 'most {{person}} emelhet.',
  'now-between': 'a következő leosztás még nem kezdődött el.',
  'now-paused': 'az asztalnál szünet van.',
  'now-ended': 'az asztal befejeződött.',
  'now-lobby': 'a játék még nem kezdődött el.',

  'not-your-turn': 'Most {{person}} jön{{time}}; te később jössz.',
  /** Stands in the middle of a sentence, with its space. */
  'turn-until': ' (határidő: {{time}})',
  'no-reservation': 'Ezekkel a lapokkal nincs mire Vorbehaltot mondani: mondd azt, hogy **Gesund**.',
  'not-allowed': 'Ez itt nem lehetséges; {{now}}',
  'not-allowed-reservation': 'Ezekkel a lapokkal ezt nem jelentheted be.',
  'not-allowed-pass':
    'Ez a három nem adható át: köztük kell lennie minden lapnak, amelynél „ezt muszáj átadni” áll. Válassz újra.',
  'not-in-hand': 'Ez a lap már nincs nálad; a kezedben látod, mit játszhatsz ki.',
  'must-follow-trump': 'Adut hívtak, és van adud. Játszható: {{cards}}.',
  'must-follow-suit': 'A hívott szín: {{suit}}, és van belőle lapod. Játszható: {{cards}}.',
  'announcement-not-allowed':
    'Ezt (már) nem lehet bemondani. A lapjaidnál látod, mit mondhatsz be, és meddig.',
  'announcement-due':
    'Az első ütésben legalább 30 szem volt: {{person}} előbb köteles bemondani: **{{announcement}}**.',
  'hand-over': 'A leosztásnak vége; {{now}}',
  'bad-deal': 'Nem sikerült kiosztani a lapokat.',
  clubs: 'treff',
  spades: 'pikk',
  hearts: 'kőr',
  diamonds: 'káró',
} satisfies Translation<'hu'>['no'];
