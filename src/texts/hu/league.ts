import type { Translation } from '../translation.ts';

/** Ligák: mit olvas mindenki egy szezonról, és mit válaszol a `/liga`. */
export const league = {
  title: '{{name}} · {{season}}. szezon',
  line: '{{rules}} · {{rounds}} · {{hands}} · {{pace}}',
  rounds_one: '{{count}} forduló',
  rounds_other: '{{count}} forduló',
  hands_one: 'asztalonként {{count}} leosztás',
  hands_other: 'asztalonként {{count}} leosztás',
  duplicate:
    '**Duplikát**: egy fordulóban minden asztal ugyanazokat az osztásokat játssza, és az számít, hogyan állsz a helyeden a többi asztalhoz képest.',
  computers: '-# 🤖 Ha gép játszik valaki helyett: {{level}}.',
  players_one: '**{{count}} játékos**: {{people}}',
  players_other: '**{{count}} játékos**: {{people}}',
  'players-none':
    'Még senki sem nevezett. A **Nevezek** gombbal beszállhatsz; a szezont egy ligavezető indítja.',
  'players-missing_one': '-# Még egy játékos, és indulhat a szezon.',
  'players-missing_other': '-# Még {{count}} játékos, és indulhat a szezon.',
  'each-day_one': '-# Minden fordulóban: {{count}} asztal.',
  'each-day_other': '-# Minden fordulóban: {{count}} asztal.',
  'each-day-resting_one': '-# Minden fordulóban: {{count}} asztal; pihen: {{resting}}.',
  'each-day-resting_other': '-# Minden fordulóban: {{count}} asztal; pihen: {{resting}}.',
  'now-day': '▶️ Most megy: {{round}}/{{rounds}}. forduló.',
  'now-played': '✅ Minden forduló lement. A szezont egy ligavezető zárja le: **/liga bezárás**.',
  'now-closed': '🏁 Vége a szezonnak.',
  'left-season': '-# Már nem játszik: {{people}}.',

  'button-join': 'Nevezek',
  'button-leave': 'Visszalépek',
  'button-start': 'Indítás',
  'button-table': 'Asztalom',
  'button-tables': 'Minden asztal nyitása',
  'button-schedule': 'Menetrend',
  'button-standings': 'Tabella',
  'button-show': 'Mutasd mindenkinek',
  'button-ties': 'Pontegyenlőség?',
  'button-close': 'Szezon lezárása',
  'button-redraw': 'Új sorsolás',
  'button-remove-result': 'Eredmény törlése',

  'day-title': '{{league}}: {{round}}/{{rounds}}. forduló',
  'a-computer': 'gép',
  resting: '-# Pihen: {{people}}.',
  'mark-playing': '▶️ most játsszák',
  'mark-concealed': '☑️ lement; a pontok akkor látszanak, ha az egész forduló lement',
  'mark-played': '✅ lement',
  'mark-entered': '✍️ kézzel beírva',
  'mark-substituted': '🔁 valaki más játszik',
  'mark-computer': '🤖 gép',
  'open-how': '-# Az **Asztalom** gomb megnyitja az asztalodat, vagy odavezet.',

  'schedule-title': '{{league}}: menetrend',
  'schedule-day': '**{{round}}. forduló**',
  'schedule-more_one': '-# … és még {{count}} forduló: a **Menetrend** mutatja.',
  'schedule-more_other': '-# … és még {{count}} forduló: a **Menetrend** mutatja.',

  'standings-title': '{{league}}: tabella',
  'standings-none': 'Még egy asztal sem ment le.',
  'standings-played': '-# Lement asztalok: {{played}}/{{tables}}.',
  'standings-page': '-# {{from}}–{{to}}. hely, összesen {{count}}.',
  tables_one: '{{count}} asztal',
  tables_other: '{{count}} asztal',
  'head-tables': 'aszt',
  'head-points': 'pont',
  ties: '**Pontegyenlőségnél** sorban ezek döntenek: {{list}}. Aki mindenben egyforma, osztozik a helyen.',
  'tie-wins': 'megnyert leosztások',
  'tie-solos': 'saját szólókból szerzett pontok',
  'tie-direct': 'pontok a közös asztaloknál',
  'tie-best-day': 'a legjobb forduló',
  'ties-duplicate':
    'Egy leosztás **pontjai**: mennyivel vagy a többi asztal ugyanazon helyének átlaga fölött vagy alatt, ugyanazokkal a lapokkal.',

  'champion-title': '🏆 {{league}}: vége a szezonnak',
  champion: '🥇 {{people}} a bajnok, pontszáma **{{points}}**!',
  champions: '🥇 Holtversenyben bajnok: {{people}}, pontszámuk **{{points}}**!',
  'place-2': '🥈 {{people}} · **{{points}}**',
  'place-3': '🥉 {{people}} · **{{points}}**',
  'no-champion': 'Egyik asztalnak sincs érvényes eredménye, ezért nincs bajnok.',
  'fact-wins': 'Legtöbb megnyert leosztás: {{people}} ({{number}})',
  'fact-day': 'Legjobb forduló: {{people}} ({{points}})',
  'fact-solos': 'Legtöbb szólópont: {{people}} ({{points}})',
  unplayed_one: '-# {{count}} asztal eredmény nélkül maradt.',
  unplayed_other: '-# {{count}} asztal eredmény nélkül maradt.',

  created:
    'Nyitva a szezon: **{{league}}**. Az itteni üzenet gombjával bárki nevezhet; a fordulókat a **/liga indítás** sorsolja ki.',
  joined: '✅ {{person}} nevezett ide: **{{league}}**.',
  left: '{{person}} visszalépett innen: **{{league}}**.',
  'joined-running': '✅ {{person}} a következő sorsolástól itt játszik: **{{league}}**.',
  'left-running': '{{person}} visszalépett innen: **{{league}}**. Az eddigi pontok megmaradnak.',
  'redraw-how': '-# Az **Új sorsolás** újra kisorsolja az el nem kezdett fordulókat.',
  'redraw-leaders': '-# Az el nem kezdett fordulókat egy ligavezető újra kisorsolhatja.',
  redrawn_one: '🔀 **{{league}}**: {{count}} forduló újra kisorsolva.',
  redrawn_other: '🔀 **{{league}}**: {{count}} forduló újra kisorsolva.',
  started: '▶️ Elindult: **{{league}}**. A fordulók ki vannak sorsolva.',
  'ask-start':
    'Kisorsoljam most a fordulókat (**{{league}}**)? Utána magától már senki sem nevezhet; te még felvehetsz valakit.',
  'your-table': '{{round}}. forduló, az asztalod: {{link}}',
  'tables-opened_one': '{{round}}. forduló: {{count}} asztal megnyílt.',
  'tables-opened_other': '{{round}}. forduló: {{count}} asztal megnyílt.',
  'tables-open': '{{round}}. forduló: minden asztal nyitva van vagy kész.',
  substituted:
    '🔁 **{{league}}**, {{round}}. forduló, {{table}}. asztal: {{substitute}} játszik, helyettesített: {{person}}. A pontok {{person}} javára számítanak.',
  'substituted-back':
    '🔁 **{{league}}**, {{round}}. forduló, {{table}}. asztal: {{person}} mégis maga játszik.',
  'result-entered': '✍️ **{{league}}**, {{round}}. forduló, {{table}}. asztal: az eredmény beírva.',
  'result-removed':
    '✍️ **{{league}}**, {{round}}. forduló, {{table}}. asztal: a kézzel beírt eredmény törölve.',
  'result-before': 'Előtte: {{points}}',
  'result-after': 'Most: {{points}}',
  'result-none': 'nincs eredmény',
  'result-table-open':
    '⚠️ Ennél az asztalnál már volt leosztás, és a játék folytatódik: {{link}} A forduló csak akkor ér véget, ha ez is véget ér; az ottani **/asztal bezárás** lezárja.',
  'ask-close_one': '**{{league}}**: {{count}} asztalnak nincs eredménye. Mégis lezárod a szezont?',
  'ask-close_other': '**{{league}}**: {{count}} asztalnak nincs eredménye. Mégis lezárod a szezont?',
  'ask-close-drawn': 'Még nem indult el: **{{league}}**. Bezárod mindenki számára?',
  closed: '🏁 Lezárva: **{{league}}**.',
} satisfies Translation<'hu'>['league'];

/** Miért nem történik meg valami egy ligában. */
export const leagueNo = {
  'not-leader': 'Ezt ezen a szerveren csak ligavezetők tehetik: kérd meg egyiküket.',
  'bad-name': 'A ligának 1–{{most}} karakteres név kell.',
  'name-in-use': 'Már megy egy ilyen szezon: **{{league}}**. Előbb zárd le, vagy válassz más nevet.',
  'too-many': 'Ezen a szerveren már {{most}} liga megy, több nem lehet. Előbb zárj le egyet.',
  'bad-rounds': 'Egy szezon {{least}}–{{most}} fordulós.',
  'bad-hands': 'Egy forduló asztala {{least}}–{{most}} leosztást játszik.',
  'solos-need-hands':
    'Ezekkel a szabályokkal mindenki tartozik egy szólóval, ezért egy asztalnak legalább {{least}} leosztás kell; válassz többet vagy más szabályokat.',
  'not-duplicate':
    'Duplikátnál minden asztalnak ugyanazokat az osztásokat kell játszania, ezekkel a szabályokkal ez nem megy, mert van bennük: {{which}}. Válassz másikat: **{{option}}**.',
  'has-throw-in': 'bedobás',
  'has-poverty': 'Armut',
  'has-mandatory-solos': 'kötelező szóló',
  'has-bock': 'Bock-kör',

  'no-league': 'Itt nincs liga. Egy ligavezető nyithat: **/liga létrehozás**.',
  'no-such-league': 'Itt nincs ilyen liga: **{{name}}**. Ezek vannak: {{leagues}}.',
  'which-league': 'Több is szóba jön: {{leagues}}. Add meg, melyik: **{{option}}**.',
  'none-joining': 'Most egyik szezonra sem lehet itt nevezni. A következő: **/liga létrehozás**.',
  'none-running': 'Itt most nem megy szezon. A **/liga indítás** elindítja azt, amelyikre nevezni lehet.',
  gone: 'Ez a liga már nincs meg.',
  started: 'A szezon már elindult: magától senki sem nevezhet, de egy ligavezető még felvehet valakit.',
  running: 'A szezon már elindult. A fordulókat a **/liga menetrend** mutatja.',
  'not-started': 'A szezon még nem indult el: egy ligavezető sorsolja ki a fordulókat: **/liga indítás**.',
  closed: 'Ez a szezon le van zárva, és így marad. A következő: **/liga létrehozás**.',
  full: 'Ebben a szezonban {{most}} játékos van, több nem lehet.',
  'already-entered': '{{person}} már nevezett.',
  'not-entered': '{{person}} nem nevezett.',
  bot: 'Botok nem játszanak ligában. A **/liga helyettes** paranccsal gép játszhat valaki helyett.',
  'no-member': '{{person}} nincs ezen a szerveren, így itt nem játszhat.',
  'too-few':
    'Egy szezonhoz legalább {{least}} játékos kell, most {{count}} van. A többiek az üzenet gombjával nevezhetnek.',
  'nothing-to-draw': 'Minden forduló ({{rounds}}) elkezdődött: nincs mit kisorsolni.',

  'no-round': 'Ennek a szezonnak 1–{{rounds}}. fordulója van.',
  'no-table': '{{round}}. forduló: 1–{{tables}}. asztal van.',
  'all-played': 'Minden forduló lement. A végeredmény: **/liga tabella**.',
  'round-to-come':
    '{{round}}. forduló: később jön, most ez megy: {{present}}. forduló. Egy ligavezető előbb is megnyithatja.',
  'you-rest':
    '{{round}}. forduló: most pihensz. A következő akkor jön, ha ennek minden asztala kész, vagy ha egy ligavezető előbb megnyitja.',
  'you-are-done':
    '{{round}}. forduló: az asztalod kész. A következő forduló akkor jön, ha minden asztal kész, vagy ha egy ligavezető előbb megnyitja.',
  'you-are-replaced': '{{round}}. forduló: valaki más játszik helyetted.',
  'missing-permissions': 'Itt nem tudok ligát mutatni. Ebben a csatornában még ez kell: {{names}}.',
  'not-in-season': 'Ebben a szezonban nem játszol.',
  'table-open': '{{round}}. forduló, {{table}}. asztal: már nyitva van: {{link}}',
  'table-done': '{{round}}. forduló, {{table}}. asztal: már lement.',
  'table-entered':
    '{{round}}. forduló, {{table}}. asztal: az eredményt kézzel írták be. A **/liga eredmény** pontok nélkül törli.',
  'round-over':
    'Ez a forduló már lement: az osztásai mindenki előtt nyitva vannak, ezért már senki sem játssza le őket. Eredményt kézzel lehet beírni.',
  'nothing-entered': '{{round}}. forduló, {{table}}. asztal: nincs kézzel beírt eredmény.',
  'not-at-table': '{{person}} nem ide van sorsolva: {{round}}. forduló, {{table}}. asztal.',
  'already-at-table':
    '{{person}} már itt játszik: {{round}}. forduló, {{table}}. asztal. Válassz valaki mást.',
  'four-results': 'Add meg mind a négy játékos pontját, vagy egyikét se, ha törölnél egy eredményt.',
  'sum-not-zero': 'A négy pontszám összege 0 kell legyen, ezeké {{sum}}. Semmi sem változott.',
  'points-out-of-range':
    'Egy asztalnál senki sem szerez {{most}} pontnál többet, se plusz, se mínusz. Semmi sem változott.',
  'tables-open':
    'Ezeken az asztalokon még játszanak: {{tables}}. Várd meg a végüket, vagy előbb zárd be őket.',
  'table-of-day': '{{round}}. forduló, {{table}}. asztal',
} satisfies Translation<'hu'>['leagueNo'];
