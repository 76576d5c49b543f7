import type { Translation } from '../translation.ts';

/**
 * The guide of `/rules learn`: chapters of short paragraphs. It tells the game as the rules at hand play it, so
 * some paragraphs stand here in several forms, and some are left out.
 */
export const guide = {
  'told-by': '-# 📖 {{page}}/{{pages}} · a ti szabályaitok szerint: {{rules}}',
  chapters: 'Válassz fejezetet',
  chapter: '{{number}}. {{title}}',
  next: '{{title}} ▶',
  rules: 'Részletes szabályok',
  learn: 'A játék tanulása',

  'title-game': 'A játék öt percben',
  'title-trumps': 'Aduk és színre szín',
  'title-parties': 'Re, Kontra és Hochzeit',
  'title-inquiry': 'Gesund vagy Vorbehalt?',
  'title-solos': 'Szólók',
  'title-announcements': 'Bemondások',
  'title-scoring': 'Pontozás',
  'title-example': 'Pontozás: kidolgozott példa',
  'title-extras': 'Különpontok',
  'title-tips': 'Tippek: hogyan játszd a lapokat',
  'title-tips-partner': 'Tippek: partner és bemondás',
  'title-discord': 'Hogyan megy itt a játék',

  'game-aim':
    '**Miről szól** · A Doppelkopf négyszemélyes ütésvivő játék, rendszerint kettő kettő ellen. Hogy ki kivel van, azt a lapok döntik el, és eleinte senki sem tudja: ezt kideríteni a mulatság fele.',
  'game-cards-nines':
    '**A lapok** · 48 lap van: ász, tízes, király, dáma, bubi és kilences ♣ ♠ ♥ ♦ színben, és minden lapból **kettő**. Mindenki 12-t kap.',
  'game-cards-no-nines':
    '**A lapok** · 40 lap van: ász, tízes, király, dáma és bubi ♣ ♠ ♥ ♦ színben, és minden lapból **kettő**. Mindenki 10-et kap.',
  'game-points-nines':
    '**Szemek** · Ász 11 · tízes 10 · király 4 · dáma 3 · bubi 2 · kilences 0. Összesen 240 szem.',
  'game-points-no-nines': '**Szemek** · Ász 11 · tízes 10 · király 4 · dáma 3 · bubi 2. Összesen 240 szem.',
  'game-trick':
    '**Egy ütés** · Valaki hív egy lapot, a többiek az óramutató járása szerint egyet-egyet tesznek hozzá. A négy lapot a legmagasabb adu viszi, adu nélkül a hívott szín legmagasabb lapja. A következő ütésbe az hív, aki az előzőt vitte.',
  'game-goal':
    '**A cél** · Mindkét párt összeadja az ütéseiben lévő szemeket. A **Re** 121 szemmel nyer a 240-ből, a **Kontra** 120-szal. Az elszámolásban ez minden nyertesnek egy vagy több pontot hoz, a veszteseknek ugyanennyi mínuszt.',
  'game-course':
    '**Egy leosztás** · 1. Kiosztják a lapokat. 2. Mindenki megmondja, hogy normál játékot akar-e (**Gesund**) vagy valami különlegeset (**Vorbehalt**). 3. Lemegy {{tricks}} ütés; aki bízik magában, **bemondással** emeli a tétet. 4. Jön az elszámolás, és a következő játékos oszt.',

  'trumps-many-nines':
    '**Egy nagy szín** · Normál játékban a 48 lapból 26 adu. A legmagasabbtól a legalacsonyabbig:',
  'trumps-many-no-nines':
    '**Egy nagy szín** · Normál játékban a 40 lapból 24 adu. A legmagasabbtól a legalacsonyabbig:',
  'trumps-superschweine': '{{cards}} · Superschweine, ha mindkettő egy kézben van, és van Schweine',
  'trumps-schweine': '{{cards}} · Schweine, ha mindkettő egy kézben van',
  'trumps-dulle': '{{cards}} · a Dulle',
  'trumps-queens': '{{cards}} · a dámák',
  'trumps-jacks': '{{cards}} · a bubik',
  'trumps-diamonds': '{{cards}} · a többi káró; a {{diamondAce}} a Fuchs',
  'trumps-side-nines':
    '**A többi szín** · Ami megmarad: {{clubAce}} {{clubTen}} {{clubKing}} {{clubNine}}, ugyanez ♠ színben, valamint {{heartAce}} {{heartKing}} {{heartNine}}, mindegyik a legmagasabbtól lefelé.',
  'trumps-side-no-nines':
    '**A többi szín** · Ami megmarad: {{clubAce}} {{clubTen}} {{clubKing}}, ugyanez ♠ színben, valamint {{heartAce}} {{heartKing}}, mindegyik a legmagasabbtól lefelé.',
  'trumps-follow':
    '**Színre színt** · Aki tud, köteles színt adni. Az adu egyetlen szín: adura adut adsz, ♣ hívásra ♣ lapot. A {{clubQueen}} és a {{clubJack}} adu, tehát nem treff, és a {{dulle}} nem kőr. Aki nem tud színt adni, bármit tehet: adut, hogy üssön, vagy olyan lapot, amelytől szabadulna.',
  'equal-never': 'Minden lapból kettő van: két egyforma közül az **elsőként kijátszott** üt.',
  'equal-except-last-trick':
    'Minden lapból kettő van: két egyforma közül az **elsőként kijátszott** üt. De a második {{dulle}} üti az elsőt, az utolsó ütést kivéve.',
  'equal-always':
    'Minden lapból kettő van: két egyforma közül az **elsőként kijátszott** üt. De a második {{dulle}} üti az elsőt.',
  'schweine-shown-when-played':
    '**Schweine** · A két {{diamondAce}} egy kézben üti a Dullét, és nem Fuchs. Az asztal akkor tudja meg, amikor az elsőt kijátsszák.',
  'schweine-shown-at-start':
    '**Schweine** · A két {{diamondAce}} egy kézben üti a Dullét, és nem Fuchs. Az asztal már az első hívásnál megtudja, kinél vannak.',

  'parties-queens':
    '**A treff dámák** · Akinek {{clubQueen}} jutott, az **Re**, a többiek **Kontra**. Eleinte csak a saját pártodat látod; a **Lapjaim** megmutatja.',
  'parties-known':
    '**Hogyan derül ki** · Valaki kijátszik egy {{clubQueen}} lapot: Re. Valaki bemond: mindenki tudja, melyik pártban van. Valaki adura mást dob: nincs több aduja, tehát {{clubQueen}} sincs nála, vagyis Kontra, hacsak korábban ki nem játszott egyet. Ami mindenki számára biztos, az ott áll az ütések alatt.',
  'parties-wedding':
    '**Hochzeit** · Ha mindkét {{clubQueen}} nálad van, mondj **Vorbehaltot**, és jelentsd be a Hochzeitot. A partnered az lesz, aki rajtad kívül elsőként viszi el {{deciding}}; ez a tisztázó ütés. Ha senki sem viszi, egyedül játszol: káró szólót. Amíg ez el nem dől, senki sem mondhat be.',
  'parties-silent':
    '**Csendes Hochzeit** · Vagy mondd azt, hogy **Gesund**, és tartsd titokban: ekkor egyedül játszol három ellen, háromszoros pontért és különpontok nélkül, mint szólóban.',
  'parties-solo':
    '**Szóló** · A szólista a Re, egyedül a másik három ellen; ilyenkor nem számít, kinél van {{clubQueen}}.',
  'parties-poverty': '**Armut** · Aki bejelenti, és aki átveszi a lapokat: ők ketten a Re.',
  'parties-winning':
    'A Rének eggyel több szem kell, mint a Kontrának (121 a 120-szal szemben): a treff dámákkal átlagosan az ő lapjai erősebbek.',

  'inquiry-ask':
    '**Az első ütés előtt** mindenki sorban válaszol, az osztó bal oldali szomszédjától kezdve. **Gesund**: normál játékot játszom. **Vorbehalt**: mást akarok. Akinek nincs mit bejelentenie, csak Gesundot mondhat.',
  'inquiry-all': 'Ha mindenki Gesundot mond, normál játék következik.',
  'inquiry-name':
    'Különben a Vorbehaltot mondók sorban bejelentik, mire gondoltak, de csak addig, amíg számít: ha már senki sem tudja felülmúlni a legjobbat, a többi örökre titok marad.',
  'inquiry-order': '**Mi erősebb**, felülről lefelé; két egyforma közül a korábban kérdezetté megy:',
  'inquiry-mandatory': 'Kötelező szóló: mindenki tartozik eggyel a partiban. A szólista hív.',
  'inquiry-solo': 'Szóló: egy három ellen, lásd a következő fejezetet.',
  'inquiry-throw-in': '{{reasons}}. Senki sem kap pontot, és ugyanaz az osztó oszt újra.',
  'inquiry-poverty-count':
    'Armut: legfeljebb három adud van. A többiek sorban eldöntik, átvesznek-e három lapot, köztük az összes adudat; aki igen, visszaad bármelyik hármat, és ti ketten vagytok a Re. Ha senki sem veszi át, új osztás jön.',
  'inquiry-poverty-no-count':
    'Armut: legfeljebb három adud van, a {{diamondAce}} nem számít. A többiek sorban eldöntik, átvesznek-e három lapot, köztük az összes ilyen adudat ({{diamondAce}} maradhat); aki igen, visszaad bármelyik hármat, és ti ketten vagytok a Re. Ha senki sem veszi át, új osztás jön.',
  'inquiry-redeal-count': 'Armut: legfeljebb három adud van. Új osztás jön.',
  'inquiry-redeal-no-count': 'Armut: legfeljebb három adud van, a {{diamondAce}} nem számít. Új osztás jön.',
  'inquiry-wedding': 'Hochzeit: mindkét {{clubQueen}} nálad van.',

  'solos-what':
    '**Egy három ellen** · A szólista megmondja, mi az adu, ő a Re, és háromszor annyit nyer vagy veszít, mint a többiek egyenként. Különpont nincs, és a treff dámák elleni győzelemért sem jár semmi.',
  'solos-none':
    'Ennél az asztalnál nincs szóló. Egyedül csak az játszik, akinél mindkét {{clubQueen}} ott van: csendes Hochzeitban, vagy ha a Hochzeit nem talál partnert.',
  'solos-list': '**Mi az adu**',
  'solos-one': '{{solo}}: {{trumps}}',
  'solos-rest': 'A többi lap nem adu; ahol a {{dulle}} nem adu, ott közönséges tízes.',
  'solos-lead-forehand': '**Ki hív** · Az osztó bal oldali szomszédja, mint mindig.',
  'solos-lead-soloist': '**Ki hív** · A szólista.',
  'solos-lead-forehand-mandatory':
    '**Ki hív** · Kötelező szólóban a szólista, minden más szólóban az osztó bal oldali szomszédja.',
  'solos-schweine':
    '**Schweine** · Színes szólóban az adu szín két ásza egy kézben szintén üti a {{dulle}} lapot.',
  'solos-mandatory':
    '**Kötelező szóló** · Mindenki tartozik eggyel a partiban: az első szóló, amit bejelentesz, ez lesz, és ugyanaz az osztó oszt újra. Ha már annyi szóló van hátra, ahány leosztás, a soron következő adósnak le kell játszania.',
  'solos-when':
    '**Mikor érdemes** · Ha sok adud van, köztük a legmagasabbak, és ászok is vannak mellettük; adu nélküli szólóban hosszú, ásztól lefelé tartó színekkel és első hívással.',

  'announcements-why':
    '**Miért** · Aki győzelemre számít, a **Re** vagy a **Kontra** bemondásával növeli a leosztás értékét. A pártod nevében beszélsz, akár te jössz, akár nem, és mindenki megtudja, melyik pártban vagy. A gombok addig látszanak, amíg bemondhatsz.',
  'announcements-worth-add': 'A Re és a Kontra egyenként **2** ponttal növeli, amit a nyertes kap.',
  'announcements-worth-double':
    'A Re és a Kontra egyenként **megduplázza**, amit a leosztás a nyertesnek hoz.',
  'announcements-time':
    '**Meddig** · Az számít, hány lapod van még, amikor megszólalsz. Legalább ennyi kell:',
  'announcements-deadline': '{{announcement}}: {{cards}} lap',
  'announcements-steps':
    '**Fokozatok** · A Re vagy Kontra után egy párt többet is vállalhat: a másik 90 alatt, 60 alatt, 30 alatt vagy ütés nélkül marad (**schwarz**). Minden fokozat +1. Fokozatot át lehet ugrani, amíg mindegyiknek megvan az ideje, és az átugrott is számít. De amelyik párt nem teljesíti a vállalását, az nem nyerhet.',
  'announcements-reply':
    '**Válasz** · Ha a másik párt bemondott, a tiéd még válaszolhat (Re vagy Kontra), és ehhez eggyel kevesebb lap is elég, mint amennyi az ő legmagasabb bemondásukhoz kell. Ilyen kései válasz után a pártod nem mondhat be fokozatot.',
  'announcements-wedding':
    '**Hochzeitban** a tisztázó ütés végéig senki sem mond be. Ha az a második ütés, mindenhez eggyel kevesebb lap is elég, ha a harmadik, kettővel kevesebb.',
  'announcements-at-30':
    '**30 szemes első ütés** · Aki legalább 30 szemes első ütést visz, annak rögtön be kell mondania: Re vagy Kontra, illetve a következő fokozat. Magától megtörténik; Hochzeitban nem, és akkor sem, ha nincs mit bemondani.',

  'scoring-winner':
    '**Ki nyer** · A Re 121 szemmel, a Kontra 120-szal. Ha csak a Kontra mondott be, fordítva. Aki keine 90, keine 60 vagy keine 30 bemondást tett, annak 151, 181 vagy 211 szem kell; schwarz esetén minden ütés. Az ilyen vállalás ellen elég 90, 60, 30 szem vagy egy ütés. Ha mindkét párt vállalása megbukik, senki sem nyer.',
  'scoring-points': '**Mit kap a nyertes**',
  'scoring-won': '1 a győzelemért',
  'scoring-under': '1-1, ha a vesztes 90 alatt, 60 alatt, 30 alatt, ütés nélkül maradt',
  'scoring-announced-add': '2-2 a bemondott Re és Kontra után, bármelyik párté',
  'scoring-steps': '1-1 minden bemondott fokozatért, bármelyik párté',
  'scoring-against':
    '1-1, ha megvan 120 keine 90 ellen, 90 keine 60 ellen, 60 keine 30 ellen, 30 schwarz ellen',
  'scoring-old': '1, ha a Kontra nyer a treff dámák ellen (szólóban nem)',
  'scoring-extras':
    '**A különpont** (szólóban nincs) azé a párté, amely megszerezte, akkor is, ha veszít; a két párt különpontjai egymásból levonódnak.',
  'scoring-double':
    '**Duplázás** · A Re megduplázza az összeget, a Kontra még egyszer, a különpontokkal együtt.',
  'scoring-bock': '**Bock** · Bock-körben az összeg duplán számít.',
  'scoring-bock-stack':
    '**Bock** · Bock-körben az összeg duplán számít; két egyidejű Bock-körben kétszer duplázódik.',
  'scoring-share':
    '**Ki fizet** · A nyertes párt minden tagja megkapja az összeget, a többiek ugyanannyit veszítenek. Aki egyedül játszik, háromszorosan kapja vagy fizeti: egy leosztás összege mindig 0.',
  'scoring-nobody':
    'Ha senki sem nyer, csak az számít, amit egy párt elért: hogy a másik 90 alatt maradt és így tovább, a vállalás ellen szerzett pontok és a különpontok.',

  'example-players': 'Anna, Bence, Csilla, Dani',
  'example-pair': '{{one}} és {{other}}',
  'example-setting':
    '{{re}} kezében vannak a treff dámák, ők a **Re**; {{kontra}} a **Kontra**. {{announcer}} időben bemondta: **Re**, aztán azt is: **keine 90**.',
  'example-course':
    'Játék közben a Re egy ütésben elfogta a Kontra egyik {{diamondAce}} lapját, a Kontra vitt egy {{doppelkopf}} szemes ütést, az utolsó ütést pedig {{last}} vitte, és {{clubJack}} volt a nyerő lap.',
  'example-end':
    'A végén a Rének **{{reEyes}}** szeme van, a Kontrának **{{kontraEyes}}**. A Rének 151 kellett, tehát nyert.',
  'example-lines': '**Tételenként**',
  'example-line': '{{points}} {{party}}: {{reason}}',
  'example-total': '= **{{total}}** a Re javára',
  'example-doubled': 'A Re bemondása dupláz: **{{total}}** a Re javára',
  'example-scores': '**Az elszámolásban** · {{scores}}: a négy szám összege 0.',
  'example-lost':
    'Ha a Re csak 150 szemet ért volna el, a Kontra 90-nel nyert volna, és mindaz, amit a Re bemondott, a Kontrának számított volna, ráadásul egy ponttal a treff dámák elleni győzelemért.',
  'example-nines': '-# Ezt a leosztást kilencesekkel játszották; a pontozás a ti szabályaitok szerinti.',

  'extras-what':
    'Egy ütésben néhány dolog különpontot hoz, minden leosztásban, kivéve a szólókat; a csendes Hochzeit és a partner nélkül maradt Hochzeit is szólónak számít. Hogy ki melyik pártban volt, az a leosztás végén dől el.',
  'extras-doppelkopf':
    '**Doppelkopf** · Legalább 40 szemes ütés, például négy ász vagy tízes. Mindegyik számít.',
  'extras-fox': '**Elfogott Fuchs** · A másik párt {{diamondAce}} lapja az ütésedben. Mindegyik számít.',
  'extras-fox-schweine':
    '**Elfogott Fuchs** · A másik párt {{diamondAce}} lapja az ütésedben. Mindegyik számít, hacsak nem Schweine.',
  'extras-karlchen': '**Karlchen** · Az utolsó ütést {{clubJack}} viszi.',
  'extras-karlchenCaught':
    '**Elfogott Karlchen** · A másik párt {{clubJack}} lapja az utolsó ütésben, ha azt nálatok más lap viszi.',
  'extras-foxLastTrick': '**Fuchs az utolsó ütésben** · Az utolsó ütést {{diamondAce}} viszi.',
  'extras-heartsTrick': '**Négy kőr** · Négy ♥ lap egy ütésben, egyik sem adu.',
  'extras-dulleCaught':
    '**Elfogott Dulle** · Egy {{dulle}} viszi azt az ütést, amelyben a másik párt {{dulle}} lapja is benne van.',
  'extras-keep':
    'Arról nem döntenek, ki nyer. A vesztes párt is megtartja a sajátjait: levonódnak abból, amit a nyertesek kapnak.',

  'tips-ace-nines':
    '**Korán hívd ki a színek ászait** · ♣ és ♠ színből nyolc-nyolc lap van, ezért az első kört gyakran az ász viszi. ♥ színből csak hat: a kőr ászt hamar elütik aduval.',
  'tips-ace-no-nines':
    '**Korán hívd ki a színek ászait** · ♣ és ♠ színből csak hat-hat lap van, ♥ színből csak négy. Az ásznak gyorsnak kell lennie: először annak a színnek az ászát hívd, amelyből kevés lapod van.',
  'tips-second':
    '**Ne kétszer ugyanazt a színt** · Egy szín második körében szinte mindig akad, akinek már nincs belőle, és aduz. Csak akkor hívd újra, ha épp ezt akarod.',
  'tips-void':
    '**Ürítsd ki a színt** · Ha teheted, szabadulj meg egy szín árva alacsony lapjaitól: utána azt a színt aduval ütheted.',
  'tips-last':
    '**Utolsónak jönni a legjobb** · Aki a negyedik lapot teszi, az egész ütést ismeri. Vidd el, amilyen olcsón csak lehet, vagy hozd haza vele a Fuchsodat.',
  'tips-low':
    '**Ne pazarold a magas adukat** · Tízszemes ütésre drága egy {{dulle}}. Tartogasd egy zsírosra, vagy amikor fontos, hogy te hívj.',
  'tips-fox':
    '**Hozd haza a Fuchsodat** · Soha ne hívj {{diamondAce}} lapot a bizonytalanba. Tedd olyan ütésre, amelyet a partnered már biztosan visz, vagy üss vele színt, ha te jössz utolsónak.',
  'tips-count':
    '**Számolj** · Két {{dulle}}, két {{clubQueen}} és az ászok: a jó játék fele, hogy tudd, mi ment már el. A **/beállítások** bekapcsol egy tanulósegédet, amely számolja helyetted az adukat.',
  'tips-karlchen':
    '**Gondolj a végére** · Tarts meg egy {{clubJack}} lapot az utolsó ütésre, ha a magasabb aduk addigra elmennek.',
  'tips-re-lead':
    '**A Re adut hív, a Kontra színt** · A Rének átlagosan magasabb adui vannak, és jól jár, ha kihúzza a többit. A Kontra inkább olyat hív, amit a Rének aduznia kell.',

  'tips-partner-feed':
    '**Zsírozz a partnerednek** · Ha a partnered biztosan viszi az ütést, adj rá ászt, tízest vagy a Fuchsodat. Ha a másik párt viszi, adj kilencest, bubit vagy királyt.',
  'tips-partner-feed-no-nines':
    '**Zsírozz a partnerednek** · Ha a partnered biztosan viszi az ütést, adj rá ászt, tízest vagy a Fuchsodat. Ha a másik párt viszi, adj bubit vagy királyt.',
  'tips-partner-unknown':
    '**Amíg nem tudod**, légy óvatos: adj valami közepeset, és figyeld, ki melyik ütést viszi, és ki kinek zsíroz.',
  'tips-partner-show':
    '**Mutatkozz meg, ha segítség kell** · Reként egy korán kijátszott {{clubQueen}} vagy egy bemondás elárul: a partnered innentől zsírozhat neked. Gyenge lapokkal inkább maradj rejtve egy ideig.',
  'tips-partner-wedding':
    '**Valakinek Hochzeitja van?** Jó lapokkal vidd el az első három ütés egyikét, és te leszel a partner. Rosszakkal hagyd másnak.',
  'tips-partner-announce':
    '**Mikor mondj be** · Ökölszabály: Reként úgy kilenc aduval, köztük egy {{dulle}} és egy {{clubQueen}}, vagy kevesebbel, ha ászod vagy üres színed is van. A Kontra kevesebbet tud, neki kicsivel több kell.',
  'tips-partner-announce-no-nines':
    '**Mikor mondj be** · Ökölszabály: Reként úgy nyolc aduval, köztük egy {{dulle}} és egy {{clubQueen}}, vagy kevesebbel, ha ászod vagy üres színed is van. A Kontra kevesebbet tud, neki kicsivel több kell.',
  'tips-partner-step':
    '**A keine 90 ígéret** · Akkor mondd, ha a partnered is bemondott vagy erősnek mutatkozott, és az első ütések jól mentek. A megszegett ígéret a leosztásba kerül.',
  'tips-partner-reply':
    '**Bemondott a másik párt?** Csak akkor válaszolj, ha még mindig látsz elég szemet magatoknak. A vereség ettől drágább lesz.',
  'tips-partner-solo':
    '**Szóló ellen** hárman vagytok: zsírozzatok annak, aki közületek viszi az ütést, és olyat hívjatok, amire a szólistának gyenge lappal kell színt adnia.',

  'discord-hand':
    '**Lapjaim** · Az asztal legfrissebb üzenete alatt, vagy privát üzenetben. Csak te látod. Minden kijátszható lapodhoz van egy gomb: megnyomod, és ki van játszva. Szabálytalan lapot nem lehet választani.',
  'discord-early':
    '**Előre válaszolni** · A Gesund vagy a Vorbehalt már akkor is megadható, amikor még nem te jössz. A választ megőrzöm; amíg nem kerülsz sorra, senki sem látja, és módosíthatod.',
  'discord-announce':
    '**Bemondani** · A lapjaid alatt gombok vannak mindenhez, amit bemondhatsz, és látod, meddig teheted, akárki jön is.',
  'discord-look':
    '**Megnézni** · Az **Utolsó ütés** az előző ütést mutatja, az **Állás** az elszámolást, a **Szabályok** azt, mi szerint játszik az asztal. Ugyanezt tudja parancsként: **/lapok** és **/állás mutat**.',
  'discord-menu':
    '**Menü** · Szünet, kiszállás, szavazás a korai befejezésről. Aki kiszáll, annak a helyén gép játszik tovább; más is leülhet oda.',
  'discord-clock':
    '**Idő** · Ha az asztalnál van óra, emlékeztetőt kapsz, mielőtt lejár az időd. Utána gép teszi meg azt a lépést, vagy az asztal vár, ahogy megnyitáskor választották.',
  'discord-review':
    '**Visszanézés** · A leosztás után ütésről ütésre megnézheted, mind a négy kézzel; az edző megjelöli a legdrágább lépéseket. Ahol az asztal engedi, játék közben a **/tipp** kérdezi meg. A **Jegyzőkönyv** mindezt fájlban adja.',
  'discord-fair':
    '**Tisztességes az osztás?** · A pakli már le van pecsételve, mielőtt valaki megemeli, és a magja a leosztás után látható: bárki újraszámolhatja az osztást.',
  'discord-settings':
    '**Amit te választasz** · **/beállítások**: képek vagy szöveg, színek, és baráti asztaloknál adukat számoló tanulósegéd. **/nyelv**: a nyelv. **/szószedet**: a játék minden szava.',
} satisfies Translation<'hu'>['guide'];

/** What `/glossary` says beside the words themselves. */
export const lookup = {
  german: '-# Németül: {{title}}',
  related: '-# Lásd még:',
  unknown:
    'Ezt a szót nem ismerem: **{{term}}**. Írj be néhány betűt, és válassz a listából, angolul, németül, magyarul vagy horvátul.',
  'see-guide': 'Az egész játék: **/szabályok tanul**.',
} satisfies Translation<'hu'>['lookup'];
