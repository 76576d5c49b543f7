import type { Translation } from '../translation.ts';

/**
 * The words of the game: a title, what it means in a few sentences, and by what other names people look for it,
 * separated by commas.
 */
export const glossary = {
  'trump-title': 'Adu',
  'trump-text':
    'Egy nagy szín, amely minden mást üt. Normál játékban felülről: {{dulle}}, az összes dáma, az összes bubi, aztán a ♦. Ha adut hívnak, és van adud, azt kell adnod. Szólóban más lapok az aduk.',
  'trump-names': 'aduk, adusor, aduszín, Trumpf, tromf',

  'side-suit-title': 'Szín (nem adu)',
  'side-suit-text':
    'Minden szín, ami nem adu. Normál játékban a ♣, a ♠ és a ♥, a dámák, a bubik és a {{dulle}} nélkül. Egy színen belül a sorrend: ász, tízes, király, kilences.',
  'side-suit-names': 'Fehl, Fehlfarbe, mellékszín, színlap, nem adu',

  'dulle-title': 'Dulle',
  'dulle-text':
    'A {{dulle}}: normál játékban és színes szólóban a legmagasabb adu. Kettő van belőle; ha mindkettő egy ütésbe kerül, az első üt, hacsak az asztalnál nem a második.',
  'dulle-names': 'kőr tízes, Herz Zehn, Dullen, Tolle, legmagasabb adu',

  'second-dulle-title': 'Második Dulle',
  'second-dulle-text':
    'Házi szabály: ha mindkét {{dulle}} egy ütésbe kerül, a második viszi. Van, ahol az utolsó ütés kivétel. A DDV szabályai szerint az első viszi, mint minden egyforma lapnál.',
  'second-dulle-names': 'zweite Dulle, a második Dulle üt, Dulle üti Dullét',

  'club-queens-title': 'Treff dámák',
  'club-queens-text':
    'A két {{clubQueen}}, németül „die Alten”, az öregek. Normál játékban ők döntik el a pártokat: akinél van belőlük, az Re. A {{dulle}} után ők a legmagasabb aduk.',
  'club-queens-names': 'treff dáma, öregek, die Alten, Alte, Kreuz Dame, Kreuzdamen, Re-dámák',

  'fox-title': 'Fuchs',
  'fox-text':
    'A {{diamondAce}}, azaz a róka: alacsony adu, de 11 szemet ér. Aki ütésben elfogja a másik párt Fuchsát, különpontot kap, de szólóban nem. A sajátodat tehát olyan ütéssel vidd haza, amely biztosan a tiétek.',
  'fox-names': 'róka, elfogott Fuchs, elfogott róka, Fuchs gefangen, káró ász, Karo Ass',

  'fox-last-trick-title': 'Fuchs az utolsó ütésben',
  'fox-last-trick-text':
    'Házi szabály: ha az utolsó ütést {{diamondAce}} viszi, az különpont. Szólóban nem számít, és akkor sem, ha a két ász Schweine.',
  'fox-last-trick-names':
    'Fuchs am End, róka a végén, Fuchs macht letzten Stich, Fuchs viszi az utolsó ütést',

  'karlchen-title': 'Karlchen',
  'karlchen-text':
    'A {{clubJack}}. Ha az utolsó ütést viszi, különpontot hoz, de szólóban nem. Sokan ezért tartogatnak a végére egy {{clubJack}} lapot.',
  'karlchen-names': 'Charlie, Karlchen Müller, Charlie Müller, treff bubi, Kreuz Bube, Károlyka',

  'karlchen-caught-title': 'Elfogott Karlchen',
  'karlchen-caught-text':
    'Házi szabály: ha a másik párt az utolsó ütésbe {{clubJack}} lapot tesz, és nem az viszi, az ütést vivő párt mindegyikért különpontot kap. Szólóban nem számít.',
  'karlchen-caught-names': 'Karlchen gefangen, Charlie gefangen, Karlchen elfogása',

  'dulle-caught-title': 'Elfogott Dulle',
  'dulle-caught-text':
    'Házi szabály: ha egy {{dulle}} olyan ütést visz, amelyben a másik párt {{dulle}} lapja is benne van, az különpont. Szólóban nem számít.',
  'dulle-caught-names': 'Dulle gefangen, Dulle elfogása, Dulle fängt Dulle',

  'hearts-trick-title': 'Négy kőr egy ütésben',
  'hearts-trick-text':
    'Házi szabály: ha egy ütésben négy ♥ lap van, és egyik sem adu, az különpontot hoz annak, aki viszi. Van, ahol az ilyen ütés Bock-kört is indít.',
  'hearts-trick-names': 'kőrütés, kőrkör, Herzstich, Herzdurchlauf, Herz geht rum, Herzrunde',

  'doppelkopf-title': 'Doppelkopf',
  'doppelkopf-text':
    'Legalább 40 szemes ütés, többnyire négy ász vagy tízes. Különpontot hoz annak a pártnak, amely viszi, de szólóban nem. A játék erről kapta a nevét.',
  'doppelkopf-names': 'Doko, duplafej, Doppelkopfstich, 40 szemes ütés',

  'schweine-title': 'Schweine',
  'schweine-text':
    'Házi szabály: a két {{diamondAce}} egy kézben üti a {{dulle}} lapot is. Az első kijátszásakor derül ki, vagy már az elején. A Schweine nem Fuchs, tehát nem lehet elfogni.',
  'schweine-names': 'Schweinchen, Schwein, disznók, malacok, két Fuchs, két róka',

  'superschweine-title': 'Superschweine',
  'superschweine-text':
    'Házi szabály: a két {{diamondNine}} egy kézben (kilencesek nélkül a két {{diamondKing}}) még a Schweinét is üti, ha az valakinél megvan. Egy játékosnál mindkét pár lehet.',
  'superschweine-names': 'Superschweinchen, Hyperschweine, szuperdisznók, szupermalacok',

  'full-card-title': 'Zsír',
  'full-card-text':
    'Ász vagy tízes, a legtöbb szemet érő lapok: 11 és 10. A zsíros ütés ezekkel van tele. Van, ahol be lehet dobni a lapokat, ha túl sok jutott belőlük.',
  'full-card-names': 'Volle, zsírok, tele lap, ász, ászok, tízes, tízesek, kövér lap, Ass, Zehn',

  'nines-title': 'Kilencesek',
  'nines-text':
    'A legalacsonyabb lapok, nem érnek szemet. Sokan nélkülük játszanak: ekkor 40 lap van és tíz ütés, és a bemondásokhoz szükséges lapok száma mindenhol kettővel kevesebb.',
  'nines-names':
    'kilences, kilencesek nélkül, Neunen, Neuner, ohne Neunen, 40 lap, rövid pakli, scharfer Doppelkopf',

  'card-points-title': 'Szem',
  'card-points-text':
    'Amit a lapok az ütésekben érnek: ász 11, tízes 10, király 4, dáma 3, bubi 2, kilences 0; összesen 240. Ezek döntik el, ki nyeri a leosztást; az elszámolásba már pontok kerülnek.',
  'card-points-names': 'szemek, Augen, lapérték, lapok értéke, 240',

  'game-points-title': 'Pont',
  'game-points-text':
    'Amit egy leosztás az elszámolásba hoz: 1 a győzelemért, és több a bemondásokért, a vesztesek kevés szeméért és a különpontokért. Amit az egyik párt nyer, a másik elveszti, így minden leosztás összege 0.',
  'game-points-names': 'pontok, Punkte, Spielpunkte, elszámolás, eredmény',

  'trick-title': 'Ütés',
  'trick-text':
    'Négy lap, játékosonként egy, az óramutató járása szerint a hívótól kezdve. A legmagasabb adu viszi, adu nélkül a hívott szín legmagasabb lapja; két egyforma közül az első. Aki viszi, az hív legközelebb.',
  'trick-names': 'ütések, Stich, Stiche, vinni',

  'follow-title': 'Színt adni',
  'follow-text':
    'A hívott színből tenni egy lapot. Aki tud, annak kell. Az adu külön szín: a {{clubQueen}} és a {{clubJack}} nem treff, a {{dulle}} nem kőr.',
  'follow-names': 'színre szín, színkényszer, színadás, bedienen, Bedienpflicht',

  'trumping-title': 'Aduzni',
  'trumping-text':
    'Adut tenni egy olyan színre, amelyből nincs lapod. Nem kötelező: el is dobhatsz egy másik lapot.',
  'trumping-names': 'stechen, einstechen, aduval ütni, lopni, elütni, aduzás',

  'overtrump-title': 'Ütni',
  'overtrump-text':
    'Az eddigi legjobbnál magasabb lapot tenni, főleg másnál magasabb adut. Felülütni soha nem kötelező: csak színt adni kell.',
  'overtrump-names': 'überstechen, felülütni, felüladuzni, übernehmen, rátenni',

  'discard-title': 'Dobni',
  'discard-text':
    'Másik színből tenni egy lapot, ha nem tudsz színt adni, és nem akarsz aduzni. Aki normál játékban adu hívásra dob, annak nincs több aduja: mindenki tudja róla, hogy Kontra, hacsak ki nem játszott már egy {{clubQueen}} lapot.',
  'discard-names': 'abwerfen, Abwurf, eldobni, ledobni, dobás',

  'void-title': 'Üres szín',
  'void-text':
    'Ha egy színből nincs (már) lapod. Ilyenkor aduzhatsz, ha hívják. Ha egy szín egyetlen lapját kihívod, abban a színben üres leszel.',
  'void-names': 'blank, frei, farbfrei, üres, hiányszín, szingli, árva lap, renonsz',

  'feeding-title': 'Zsírozni',
  'feeding-text':
    'Ászt, tízest vagy Fuchsot adni a partnered ütésére. Akkor éri meg, ha az ütés biztos, és tudod, ki a partnered.',
  'feeding-names': 'schmieren, buttern, reinschmieren, zsírozás, kenni, tömni, hizlalni',

  'lead-title': 'Hívás',
  'lead-text':
    'Az ütés első lapjának kijátszása. Az első ütésbe az előkéz hív, kötelező szólóban a szólista; minden további ütésbe az, aki az előzőt vitte.',
  'lead-names': 'hívni, indulás, kijátszás, ausspielen, aufspielen, Aufspiel, Ausspiel',

  'forehand-title': 'Előkéz',
  'forehand-text':
    'Az osztó bal oldali szomszédja: őt kérdezik először, ha Gesund vagy Vorbehalt a kérdés, és rendszerint ő hív elsőként.',
  'forehand-names': 'Vorhand, osztó utáni, első játékos, Aufspieler',

  'dealer-title': 'Osztó',
  'dealer-text':
    'Ő oszt; a következő leosztásban a bal oldali szomszédja. Bedobás és kötelező szóló után ugyanaz oszt újra. Öt vagy több játékosnál az osztó pihen.',
  'dealer-names': 'Geber, osztás, Kartengeber, geben, osztani',

  'cut-title': 'Emelés',
  'cut-text':
    'Néhány lapot levenni a megkevert pakliról, és alulra tenni. Itt az osztó jobb oldali szomszédja választhatja meg, hol, amikor a pakli már le van pecsételve: így senki, még a bot sem dönt egyedül az osztásról.',
  'cut-names': 'abheben, emelni, pakli emelése, pecsét',

  'sitting-out-title': 'Pihenés',
  'sitting-out-text':
    'Öt, hat vagy hét játékosnál egy leosztást négyen játszanak: akik az osztó bal oldalán ülnek. A többiek nem látnak lapokat és nem kapnak pontot. Egy teljes kör alatt mindenki ugyanannyit játszik.',
  'sitting-out-names': 'aussetzen, kimaradás, öt játékos, hat játékos, hét játékos, ötösben, zu fünft',

  'party-title': 'Párt',
  'party-text':
    'A két oldal, a Re és a Kontra. Normál játékban a treff dámák döntenek, és rajtad kívül senki sem tudja, hova tartozol, amíg ki nem játszanak egy {{clubQueen}} lapot, valaki be nem mond, vagy valakinek el nem fogy az aduja.',
  'party-names': 'Partei, oldal, csapat, pártok, Spielpartei',

  're-title': 'Re',
  're-text':
    'A treff dámák pártja; Re a szólista is, és Armutban az a kettő, aki együtt játszik. Rendszerint 121 szemmel nyer. A „Re” bemondás is: a leosztás többet ér, és mindenki megtudja, hova tartozol.',
  're-names': 'Re párt, Re-Partei, 121',

  'kontra-title': 'Kontra',
  'kontra-text':
    'A treff dámák nélküli párt. 120 szem elég neki, hacsak nem egyedül a Kontra mondott be: akkor 121 kell. A „Kontra” bemondás is.',
  'kontra-names': 'Kontra párt, Kontra-Partei, contra, 120',

  'wedding-title': 'Hochzeit',
  'wedding-text':
    'Esküvő: akinél mindkét {{clubQueen}} ott van, Vorbehaltként bejelentheti. A partnere az lesz, aki rajta kívül elsőként visz el egyet az első három ütésből. Ha mindhármat ő maga viszi, a többi már káró szóló.',
  'wedding-names': 'esküvő, házasság, lakodalom, két treff dáma, heiraten',

  'silent-wedding-title': 'Csendes Hochzeit',
  'silent-wedding-text':
    'Akinél mindkét {{clubQueen}} ott van, és Gesundot mond, egyedül játszik három ellen; a többiek a lapokból jönnek rá. Szólóként számít.',
  'silent-wedding-names': 'csendes esküvő, néma esküvő, stille Hochzeit, stilles Solo, titkos Hochzeit',

  'deciding-trick-title': 'Tisztázó ütés',
  'deciding-trick-text':
    'Az az ütés, amely a Hochzeit bejelentőjének partnert ad: az első három közül az első, amelyet más visz. Van, ahol csak az adu hívású ütés lehet az, vagy csak az, amelyben nem adu volt a hívás. A végéig senki sem mondhat be.',
  'deciding-trick-names': 'Klärungsstich, Findungsstich, döntő ütés, partnerkeresés',

  'poverty-title': 'Armut',
  'poverty-text':
    'Házi szabály: akinek legfeljebb három aduja van, bejelentheti. Valaki átvesz három lapot, köztük ezeket az adukat, visszaad bármelyik hármat, és ő a partner; ők ketten a Re. Ha senki sem veszi át, új osztás jön.',
  'poverty-names': 'szegénység, kevés adu, három adu, Trumpfarmut, Trumpfabgabe',

  'inquiry-title': 'Vorbehalt-kör',
  'inquiry-text':
    'A kérdés az első ütés előtt: az előkéztől kezdve mindenki Gesundot vagy Vorbehaltot mond. Ha senki sem mond Vorbehaltot, normál játék következik.',
  'inquiry-names': 'Vorbehaltsabfrage, Abfrage, Ansagerunde, kérdezés, licit, bejelentés',

  'healthy-title': 'Gesund',
  'healthy-text':
    'Azt jelenti: egészséges. Ezt mondod, ha neked megfelel a normál játék. Ha mindkét {{clubQueen}} nálad van, csendes Hochzeitot jelent.',
  'healthy-names': 'egészséges, passz, normál, nincs Vorbehalt',

  'reservation-title': 'Vorbehalt',
  'reservation-text':
    'Fenntartás: ezt mondod, ha mást akarsz, mint a normál játékot. A legerősebbtől lefelé: kötelező szóló, szóló, bedobás, Armut, Hochzeit; két egyforma közül a korábban kérdezetté megy. Amit nem kell megnevezni, titok marad.',
  'reservation-names': 'fenntartás, különjáték, krank, beteg',

  'throw-in-title': 'Bedobás',
  'throw-in-text':
    'Házi szabály: aki reménytelen lapot kapott, például öt kilencest, bedobhatja. Senki sem kap pontot, és ugyanaz az osztó oszt újra. Minden asztal maga dönti el, mi elég hozzá.',
  'throw-in-names':
    'Schmeißen, einwerfen, lapdobás, új osztás, öt kilences, öt király, fünf Neunen, fünf Könige',

  'normal-game-title': 'Normál játék',
  'normal-game-text':
    'Ez következik, ha mindenki Gesundot mond: a treff dámák gazdái a másik kettő ellen; adu a {{dulle}}, a dámák, a bubik és a ♦.',
  'normal-game-names': 'Normalspiel, rendes játék, alapjáték, sima játék',

  'solo-title': 'Szóló',
  'solo-text':
    'Egy három ellen: aki bejelenti, megválasztja az adut, ő a Re, és háromszor annyit nyer vagy veszít. Különpont nincs. Hogy milyen szólók vannak, az asztalon múlik.',
  'solo-names': 'szólók, Solo, Soli, egyedül, Alleinspiel',

  'soloist-title': 'Szólista',
  'soloist-text':
    'Aki a szólót játssza: egyedül, Reként, háromszor annyi pontért vagy mínuszért, mint a többiek egyenként.',
  'soloist-names': 'Solist, Alleinspieler, felvevő, szólójátékos',

  'suit-solo-title': 'Színes szóló',
  'suit-solo-text':
    'Olyan szóló, amelyben egy másik szín lép a ♦ helyére: adu a {{dulle}}, a dámák, a bubik és az a szín. Káró szólóban az aduk ugyanazok, mint normál játékban. Kőr szólóban kettővel kevesebb adu van.',
  'suit-solo-names':
    'Farbsolo, treff szóló, pikk szóló, kőr szóló, káró szóló, Kreuzsolo, Piksolo, Herzsolo, Karosolo, Trumpfsolo',

  'queens-solo-title': 'Dámaszóló',
  'queens-solo-text':
    'Olyan szóló, amelyben csak a dámák az aduk: a legmagasabb a {{clubQueen}}, a legalacsonyabb a {{diamondQueen}}. Minden más szín, a sorrend ász, tízes, király, bubi, kilences; a {{dulle}} közönséges tízes.',
  'queens-solo-names': 'Damensolo, Damen, dámák, dáma szóló',

  'jacks-solo-title': 'Bubiszóló',
  'jacks-solo-text':
    'Olyan szóló, amelyben csak a bubik az aduk: a legmagasabb a {{clubJack}}, a legalacsonyabb a {{diamondJack}}. Minden más szín, a sorrend ász, tízes, király, dáma, kilences; a {{dulle}} közönséges tízes.',
  'jacks-solo-names': 'Bubensolo, Buben, bubik, bubi szóló, alsó, Unter',

  'no-trump-solo-title': 'Fleischloser',
  'no-trump-solo-text':
    'Szóló adu nélkül („hús nélkül”): négy szín, a sorrend ász, tízes, király, dáma, bubi, kilences. Hosszú, ászos színekkel lehet megnyerni.',
  'no-trump-solo-names':
    'Fleischlos, fleischloses Solo, adu nélküli szóló, adutlan, szanzadu, Ass-Solo, Knochenloser',

  'kings-solo-title': 'Királyszóló',
  'kings-solo-text':
    'Házi szabály szerinti szóló: csak a királyok az aduk, ♣, ♠, ♥, ♦ sorrendben; minden más szín, a sorrend ász, tízes, dáma, bubi, kilences.',
  'kings-solo-names': 'Königssolo, Könige, Königsolo, királyok, király szóló',

  'two-rank-solo-title': 'Kétrangú szóló',
  'two-rank-solo-text':
    'Házi szabály szerinti szólók, amelyekben két rang az adu: dámák és bubik, királyok és dámák vagy királyok és bubik. Elöl a magasabb rang összes lapja, mindkettő ♣, ♠, ♥, ♦ sorrendben.',
  'two-rank-solo-names':
    'Damen-Buben-Solo, dáma-bubi szóló, király-dáma szóló, király-bubi szóló, Bordell, Kloster, vegyes szóló',

  'koehler-title': 'Köhler',
  'koehler-text':
    'Házi szabály szerinti szóló: a királyok, majd a dámák, majd a bubik az aduk, mind ♣, ♠, ♥, ♦ sorrendben. Csak az ászok, a tízesek és a kilencesek maradnak színnek.',
  'koehler-names': 'Köhlersolo, Koehler, király-dáma-bubi szóló, képes szóló, Bilder-Solo, Bildersolo',

  'mandatory-solo-title': 'Kötelező szóló',
  'mandatory-solo-text':
    'Versenyen mindenkinek le kell játszania a partiban egy tetszőleges szólót. Az első, amit bejelentesz, ez lesz: minden más Vorbehaltot megelőz, te hívsz, és utána ugyanaz az osztó oszt újra.',
  'mandatory-solo-names': 'Pflichtsolo, Pflicht, kötelező, muszájszóló',

  'voluntary-solo-title': 'Önkéntes szóló',
  'voluntary-solo-text':
    'Szóló, amit a magad kedvére játszol, nem kötelezőként. Az előkéz hív, hacsak az asztalnál nem a szólista.',
  'voluntary-solo-names': 'Lustsolo, freiwilliges Solo, szabad szóló, kedvszóló',

  'forced-solo-title': 'Kényszerű szóló',
  'forced-solo-text':
    'Ha már annyi kötelező szóló van hátra, ahány leosztás, elmarad a Vorbehalt-kör: a soron következő adósnak be kell jelentenie a szólóját, bármilyenek a lapjai, és ő hív. Utána rendesen a következő oszt.',
  'forced-solo-names': 'Vorführung, vorgeführt, vorführen, vorgeführtes Solo, kényszerszóló',

  'announcement-title': 'Bemondás',
  'announcement-text':
    'A Re vagy a Kontra bemondása növeli a leosztás értékét, és megmutatja, melyik pártban vagy. A pártod nevében beszélsz, akár te jössz, akár nem, de csak amíg legalább 11 lapod van (kilencesek nélkül 9).',
  'announcement-names': 'Ansage, ansagen, bemondani, bejelentés, licit',

  'step-title': 'Fokozat: keine 90-től schwarzig',
  'step-text':
    'A Re vagy Kontra után egy párt vállalhatja, hogy a másik 90, 60 vagy 30 alatt, illetve ütés nélkül marad. Minden fokozat egy ponttal többet ér, és egy lappal később is bemondható, mint az előző. Amelyik párt nem teljesíti a vállalását, az nem nyerhet.',
  'step-names': 'Absage, absagen, fokozatok, vállalás, emelés bemondással, Ansagestufe',

  'no-90-title': 'Keine 90',
  'no-90-text':
    'Vállalás, hogy a másik párt 90 szem alatt marad: a pártodnak ekkor 151 kell. Ha nem sikerül, a másik párt 90-nel nyer; 120-szal még egy ponttal többet kap.',
  'no-90-names': 'keine neunzig, nincs 90, kilencven alatt, 90 alatt, unter 90, k90',

  'no-60-title': 'Keine 60',
  'no-60-text':
    'Vállalás, hogy a másik párt 60 szem alatt marad: a pártodnak ekkor 181 kell. A másiknak már 60 is elég a győzelemhez.',
  'no-60-names': 'keine sechzig, nincs 60, hatvan alatt, 60 alatt, unter 60, k60',

  'no-30-title': 'Keine 30',
  'no-30-text':
    'Vállalás, hogy a másik párt 30 szem alatt marad: a pártodnak ekkor 211 kell. A másiknak már 30 is elég a győzelemhez.',
  'no-30-names': 'keine dreißig, nincs 30, harminc alatt, 30 alatt, unter 30, k30',

  'schwarz-title': 'Schwarz',
  'schwarz-text':
    'A párt, amelynek egyetlen ütése sincs, schwarz, azaz fekete. Bemondva a legmagasabb vállalás: a pártodnak minden ütést el kell vinnie. Az ütések számítanak, nem a szemek: egy szem nélküli ütés is elrontja.',
  'schwarz-names': 'fekete, minden ütés, ütés nélkül, durchmars, schwarz angesagt',

  'reply-title': 'Válasz',
  'reply-text':
    'Ha a másik párt bemondott, a tiéd még válaszolhat (Re vagy Kontra), egy lappal később, mint ameddig az a bemondás szólhatott. Amelyik párt csak ilyen kései válasszal szállt be, fokozatot már nem mondhat be.',
  'reply-names': 'Erwiderung, Gegenansage, Rückansage, viszontbemondás, felelet',

  'announce-at-30-title': 'Kötelező bemondás 30-nál',
  'announce-at-30-text':
    'Házi szabály: aki legalább 30 szemes első ütést visz, annak rögtön be kell mondania: Re vagy Kontra, illetve ha a pártja ezt már bemondta, a következő fokozat. Hochzeitban nem.',
  'announce-at-30-names': 'Pflichtansage, Ansagepflicht, kötelező bemondás, 30 szemes ütés',

  'winning-title': 'Győzelem',
  'winning-text':
    'A Rének 121 szem kell a 240-ből, a Kontrának 120. Ha csak a Kontra mondott be, fordítva. Aki keine 90-et vagy többet vállalt, annak teljesítenie kell, különben a másik nyer; ha mindkét vállalás megbukik, senki.',
  'winning-names': 'nyerni, ki nyer, győztes, gewinnen, gewonnen, többség, 121, 120, Sieg',

  'under-title': '90, 60, 30 alatt',
  'under-text':
    'Ha a vesztes párt 90 szem alatt marad, a leosztás egy ponttal többet ér; 60 alatt még eggyel, 30 alatt még eggyel, és ütés nélkül még eggyel.',
  'under-names': 'kilencven alatt, unter 90, unter 60, unter 30, keine 90 gespielt, Schneider',

  'against-title': '120 keine 90 ellen',
  'against-text':
    'Az a párt, amely eléri a 120 szemet, bár a másik keine 90-et vállalt, eggyel több pontot kap; ugyanígy 90 keine 60 ellen, 60 keine 30 ellen és 30 schwarz ellen.',
  'against-names':
    '90 keine 60 ellen, 60 keine 30 ellen, 30 schwarz ellen, 120 gegen keine 90, Absage gebrochen, megbukott vállalás',

  'against-the-old-title': 'A treff dámák ellen',
  'against-the-old-text':
    'Eggyel több pont a Kontrának, ha nyer, mert a treff dámák erős lapok. Szólóban nem jár.',
  'against-the-old-names': 'gegen die Alten, az öregek ellen, öregek ellen, gegen die Damen',

  'extra-point-title': 'Különpont',
  'extra-point-text':
    'Pont valami különlegesért egy ütésben: Doppelkopf, elfogott Fuchs, Karlchen, és házi szabályok szerint más is. Aki elveszti a leosztást, az is megtartja a magáét: levonódik a nyertesből. Szólóban nincs.',
  'extra-point-names': 'Sonderpunkt, Zusatzpunkt, különpontok, bónusz, Sonderpunkte',

  'double-title': 'Duplázás',
  'double-text':
    'Házi szabály: a Re és a Kontra nem +2, hanem mindegyik megduplázza, amit a leosztás hoz, a különpontokkal együtt. Ha mindkettőt bemondták, az négyszeres.',
  'double-names': 'verdoppeln, dupla, dupláz, kétszeres, mal zwei, Verdopplung',

  'bock-title': 'Bock-kör',
  'bock-text':
    'Házi szabály: bizonyos leosztások után, például 120:120 után, a következők duplán számítanak, rendszerint egy teljes körig. A bedobott leosztás nem fogyaszt belőle.',
  'bock-names': 'Bock, Bockrunde, Böcke, kecske, dupla kör, Bockspiel',

  'score-sheet-title': 'Elszámolás',
  'score-sheet-text':
    'Mindenki pontjai leosztásról leosztásra, az összegekkel. Az **Állás** gomb mutatja, parancsként: **/állás mutat**. Mivel minden leosztás összege 0, a végösszegeké is az.',
  'score-sheet-names': 'Liste, állás, Aufschreibzettel, pontlap, Spielliste, eredmények',

  'session-title': 'Parti',
  'session-text':
    'Egy asztal összes leosztása az elejétől a végéig: adott számú, vagy amíg valaki eléri a 30 vagy az 50 pontot, vagy amíg a játékosoknak elég volt.',
  'session-names': 'Sitzung, Runde, játszma, este, kör, leosztások',

  'tournament-title': 'Verseny',
  'tournament-text':
    'A DDV szabályai szerinti, 24 leosztásos parti, amelyben mindenki tartozik egy kötelező szólóval. Kész szabályként (**/asztal létrehozás**) a neve: Verseny.',
  'tournament-names': 'Turnier, bajnokság, 24 leosztás, Turnierspiel',

  'ddv-title': 'DDV',
  'ddv-text':
    'A Deutscher Doppelkopf-Verband, a német Doppelkopf-szövetség. Itt az asztalok az ő versenyszabályaival játszanak, ha mást nem választanak.',
  'ddv-names': 'Deutscher Doppelkopf-Verband, szövetség, versenyszabályok, Turnierspielregeln',

  'house-rule-title': 'Házi szabályok',
  'house-rule-text':
    'Amit a társaságok másképp játszanak, mint a DDV: kilencesek nélkül, Schweine, Armut, Bock és más. A **Szabályok** gomb megmutatja az asztalét, a **/szabályok szerkeszt** módosítja, a **/szabályok ment** megőrzi.',
  'house-rule-names': 'Hausregeln, Sonderregeln, házi szabály, szabálykészlet, Regelwerk, változatok',
} satisfies Translation<'hu'>['glossary'];
