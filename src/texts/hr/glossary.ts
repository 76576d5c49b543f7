import type { Translation } from '../translation.ts';

/**
 * The words of the game: a title, what it means in a few sentences, and by what other names people look for it,
 * separated by commas.
 */
export const glossary = {
  'trump-title': 'Adut',
  'trump-text':
    'Jedna velika boja, jača od svih ostalih. U normalnoj igri od vrha: {{dulle}}, sve dame, svi dečki, pa ♦. Na adut moraš baciti adut ako ga imaš. U solu su aduti druge karte.',
  'trump-names': 'aduti, adutska boja, red aduta, briškula, Trumpf, Trümpfe',

  'side-suit-title': 'Boja',
  'side-suit-text':
    'Svaka boja koja nije adut. U normalnoj igri to su ♣, ♠ i ♥ bez svojih dama i dečki, i bez {{dulle}}. U boji je red od najjače: as, desetka, kralj, devetka.',
  'side-suit-names': 'obična boja, neadutska boja, ne adut, farba, Fehl, Fehlfarbe',

  'dulle-title': 'Dulle',
  'dulle-text':
    '{{dulle}}: najjači adut u normalnoj igri i u solu u boji. Ima ih dvije; kad obje padnu u isti štih, nosi prva, osim ako se za tvojim stolom igra da nosi druga.',
  'dulle-names': 'desetka herc, herc desetka, srce desetka, najjači adut, Dullen, Tolle, Herz Zehn',

  'second-dulle-title': 'Druga Dulle',
  'second-dulle-text':
    'Kućno pravilo: kad obje {{dulle}} padnu u isti štih, nosi druga. Za nekim stolovima iznimka je zadnji štih. Po pravilima DDV-a nosi prva, kao kod svih jednakih karata.',
  'second-dulle-names': 'druga Dulle jača je od prve, druga desetka herc, zweite Dulle, Dulle sticht Dulle',

  'club-queens-title': 'Tref dame',
  'club-queens-text':
    'Dvije {{clubQueen}}, zovu ih i „stare dame”. U normalnoj igri određuju strane: tko ima jednu, igra Re. Odmah iza {{dulle}} to su najjači aduti.',
  'club-queens-names':
    'tref dama, dama tref, stare, stare dame, baba tref, die Alten, Alte, Kreuz Dame, Kreuzdamen',

  'fox-title': 'Lisica',
  'fox-text':
    '{{diamondAce}}: slab adut koji vrijedi 11 bodova na kartama. Tko u štihu odnese lisicu druge strane, dobiva dodatni bod, ali ne u solu. Zato svoju dovedi kući u štihu koji je sigurno tvoje strane.',
  'fox-names':
    'lisica, lija, karo as, as karo, uhvaćena lisica, ulovljena lisica, Fuchs, Fuchs gefangen, Karo Ass',

  'fox-last-trick-title': 'Lisica u zadnjem štihu',
  'fox-last-trick-text':
    'Kućno pravilo: tko zadnji štih odnese s {{diamondAce}}, dobiva dodatni bod. Ne broji se u solu, ni ako su lisice Schweine.',
  'fox-last-trick-names':
    'lisica nosi zadnji štih, zadnji štih lisicom, Fuchs am End, Fuchs macht letzten Stich',

  'karlchen-title': 'Karlchen',
  'karlchen-text':
    '{{clubJack}}. Tko njime odnese zadnji štih, dobiva dodatni bod, ali ne u solu. Mnogi zato čuvaju {{clubJack}} do kraja.',
  'karlchen-names': 'tref dečko, dečko tref, Karlo, Charlie, Karlchen Müller, Charlie Müller, Kreuz Bube',

  'karlchen-caught-title': 'Uhvaćen Karlchen',
  'karlchen-caught-text':
    'Kućno pravilo: ako druga strana u zadnji štih baci {{clubJack}} i ne odnese ga, strana koja nosi dobiva dodatni bod za svakoga od njih. U solu se ne broji.',
  'karlchen-caught-names': 'hvatanje Karlchena, ulovljen Karlchen, Karlchen gefangen, Charlie gefangen',

  'dulle-caught-title': 'Uhvaćena Dulle',
  'dulle-caught-text':
    'Kućno pravilo: tko jednom {{dulle}} odnese štih u kojem je i druga {{dulle}}, ona druge strane, dobiva dodatni bod. U solu se ne broji.',
  'dulle-caught-names':
    'hvatanje Dulle, ulovljena Dulle, uhvaćena desetka herc, Dulle gefangen, Dulle fängt Dulle',

  'hearts-trick-title': 'Štih od četiri herca',
  'hearts-trick-text':
    'Kućno pravilo: štih od četiri karte ♥, od kojih nijedna nije adut, donosi dodatni bod onome tko ga nosi. Za nekim stolovima pokreće i Bock-krug.',
  'hearts-trick-names': 'četiri herca, herc štih, sve herc, Herzstich, Herzdurchlauf, Herz geht rum',

  'doppelkopf-title': 'Doppelkopf',
  'doppelkopf-text':
    'Štih od 40 ili više bodova na kartama, obično četiri asa ili desetke. Strani koja ga nosi donosi dodatni bod, ali ne u solu. Po njemu se zove cijela igra.',
  'doppelkopf-names': 'Doko, dupla glava, dvostruka glava, štih od 40, Doppelkopfstich',

  'schweine-title': 'Schweine',
  'schweine-text':
    'Kućno pravilo: oba {{diamondAce}} u istoj ruci jača su od {{dulle}}. Otkrivaju se kad se odigra prvi, ili na početku. Schweine nisu lisice, pa ih nitko ne može uhvatiti.',
  'schweine-names': 'svinje, prasci, praščići, obje lisice, Schweinchen, Schwein',

  'superschweine-title': 'Superschweine',
  'superschweine-text':
    'Kućno pravilo: obje {{diamondNine}} u istoj ruci (bez devetki oba {{diamondKing}}) jače su čak i od Schweine, ako ih netko ima. Isti igrač smije imati oba para.',
  'superschweine-names': 'supersvinje, superprasci, Superschweinchen, Hyperschweine',

  'full-card-title': 'Puna karta',
  'full-card-text':
    'As ili desetka, karte s najviše bodova: 11 i 10. Mastan je štih pun njih. Za nekim stolovima tko ih dobije jako mnogo, smije baciti karte.',
  'full-card-names': 'mast, masna karta, as, asevi, desetka, desetke, punat, Volle, Ass, Zehn',

  'nines-title': 'Devetke',
  'nines-text':
    'Najslabije karte, bez vrijednosti. Mnoga društva igraju bez njih: tada je 40 karata i deset štihova, a svaki broj karata potreban za najavu manji je za dva.',
  'nines-names': 'devetka, bez devetki, 40 karata, oštri Doppelkopf, Neunen, Neuner, ohne Neunen',

  'card-points-title': 'Bodovi na kartama',
  'card-points-text':
    'Koliko karte vrijede u štihovima: as 11, desetka 10, kralj 4, dama 3, dečko 2, devetka 0; ukupno 240. Oni odlučuju tko dobiva dijeljenje; u tablicu se upisuju bodovi.',
  'card-points-names': 'oči, punti, vrijednost karata, koliko vrijede karte, 240, Augen',

  'game-points-title': 'Bodovi',
  'game-points-text':
    'Što dijeljenje donosi u tablici: 1 za pobjedu i još za najave, za slab rezultat poraženih i za dodatne bodove. Što jedna strana dobije, druga gubi, pa je zbroj svakog dijeljenja 0.',
  'game-points-names': 'bod, poeni, rezultat, Punkte, Spielpunkte',

  'trick-title': 'Štih',
  'trick-text':
    'Četiri karte, od svakog igrača jedna, u smjeru kazaljke na satu od onoga tko izlazi. Nosi ga najjači adut, bez aduta najjača karta boje kojom se izišlo; od dviju jednakih prva. Tko nosi, izlazi u sljedeći.',
  'trick-names': 'štihovi, ruka, nositi štih, odnijeti štih, Stich, Stiche',

  'follow-title': 'Odgovoriti na boju',
  'follow-text':
    'Baciti kartu boje kojom se izišlo. Tko može, mora. Aduti su zasebna boja: {{clubQueen}} i {{clubJack}} nisu tref, a {{dulle}} nije herc.',
  'follow-names':
    'poštovati boju, poštivanje boje, odgovaranje na boju, držati boju, bedienen, Bedienpflicht',

  'trumping-title': 'Rezati',
  'trumping-text': 'Baciti adut na boju koju nemaš. Ne moraš: možeš i odbaciti neku drugu kartu.',
  'trumping-names': 'rezanje, sjeći, sijeći, prerezati, ubiti adutom, štihati adutom, stechen, einstechen',

  'overtrump-title': 'Prebiti',
  'overtrump-text':
    'Baciti jaču kartu od dotad najjače, pogotovo adut jači od tuđega. Nitko nikad ne mora prebiti: obvezno je samo odgovoriti na boju.',
  'overtrump-names': 'ibrati, ibranje, prebijanje, ići preko, nadjačati, prekriti, überstechen, übernehmen',

  'discard-title': 'Odbaciti',
  'discard-text':
    'Baciti kartu druge boje kad ne možeš odgovoriti i ne želiš rezati. Tko u normalnoj igri odbaci na izigrani adut, aduta više nema: svi znaju da je Kontra, osim ako je već odigrao {{clubQueen}}.',
  'discard-names': 'odbacivanje, škartati, škart, abwerfen, Abwurf',

  'void-title': 'Bez boje',
  'void-text':
    'Nemati (više) nijednu kartu neke boje. Tada smiješ rezati kad se njome iziđe. Ako iziđeš jedinom kartom neke boje, ostaješ bez nje.',
  'void-names': 'nemati boju, prazna boja, sam u boji, goli as, goli kralj, blank, frei, farbfrei, einzeln',

  'feeding-title': 'Mastiti',
  'feeding-text':
    'Dati asa, desetku ili lisicu u štih koji nosi partner. Isplati se kad je štih siguran i kad znaš tko ti je partner.',
  'feeding-names': 'mašćenje, mast, namastiti, dati mast, dati bodove, schmieren, buttern, reinschmieren',

  'lead-title': 'Izlazak',
  'lead-text':
    'Prva karta štiha. U prvi štih izlazi igrač lijevo od djelitelja, a u obveznom solu solist; u svaki drugi onaj tko je odnio prethodni.',
  'lead-names':
    'izići, izaći, izlaziti, tko izlazi, prva karta, otvoriti štih, ausspielen, Ausspiel, Aufspiel',

  'forehand-title': 'Igrač lijevo od djelitelja',
  'forehand-text': 'Prvi odgovara u krugu pitanja, a obično i izlazi u prvi štih.',
  'forehand-names': 'prva ruka, prvi igrač, prvi na redu, lijevo od djelitelja, Vorhand, Aufspieler',

  'dealer-title': 'Djelitelj',
  'dealer-text':
    'Dijeli karte; sljedeće dijeljenje dijeli idući igrač u smjeru kazaljke na satu. Nakon bačenih karata i nakon obveznog sola isti igrač dijeli ponovno. Kad vas je pet ili više, djelitelj ne igra.',
  'dealer-names': 'dijeljenje, dijeliti, tko dijeli, miješanje, Geber, Kartengeber, geben',

  'cut-title': 'Presijecanje',
  'cut-text':
    'Uzeti dio promiješanog špila i staviti ga odozdo. Ovdje igrač desno od djelitelja bira gdje, nakon što je špil zapečaćen: tako nitko, pa ni bot, ne odlučuje o dijeljenju sam.',
  'cut-names': 'presjeći, presijeci, dići karte, sjeći špil, pečat, abheben',

  'sitting-out-title': 'Ne igrati dijeljenje',
  'sitting-out-text':
    'Kad vas je pet do sedam, u svakom dijeljenju igraju četvero lijevo od djelitelja. Ostali ne vide karte i ne dobivaju bodove. U punom krugu svi igraju jednako često.',
  'sitting-out-names':
    'pauzirati, preskočiti, pet igrača, šest igrača, sedam igrača, u petero, aussetzen, zu fünft',

  'party-title': 'Strana',
  'party-text':
    'Dvije strane su Re i Kontra. U normalnoj igri odlučuju tref dame, i svoju stranu znaš samo ti, dok se ne odigra {{clubQueen}}, netko ne najavi, ili nekome ne ponestane aduta.',
  'party-names': 'strane, par, tim, tko s kim igra, partner, suigrač, Partei, Spielpartei',

  're-title': 'Re',
  're-text':
    'Strana tref dama; također solist, i dvoje u siromaštvu. U pravilu pobjeđuje sa 121 bodom na kartama. „Re” je i njezina najava: dijeljenje vrijedi više, i svi znaju gdje pripadaš.',
  're-names': 'strana Re, rekontra, tref dame, 121, Re-Partei',

  'kontra-title': 'Kontra',
  'kontra-text':
    'Strana bez tref dama. Dovoljno joj je 120 bodova na kartama, osim ako je najavila samo Kontra: tada treba 121. „Kontra” je i njezina najava.',
  'kontra-names': 'strana Kontra, kontrirati, 120, Kontra-Partei',

  'wedding-title': 'Svadba',
  'wedding-text':
    'Tko ima {{clubQueen}} dvaput, smije je objaviti kao rezervu. Partner postaje tko od ostalih prvi odnese jedan od prva tri štiha. Ako igrač odnese sva tri sam, ostaje karo solo.',
  'wedding-names': 'vjenčanje, ženidba, brak, obje tref dame, Hochzeit, heiraten',

  'silent-wedding-title': 'Tiha svadba',
  'silent-wedding-text':
    'Tko ima {{clubQueen}} dvaput i kaže zdrav, igra protiv svih; ostali to otkrivaju iz karata. Boduje se kao solo.',
  'silent-wedding-names': 'tajna svadba, tihi solo, stille Hochzeit, stilles Solo',

  'deciding-trick-title': 'Odlučujući štih',
  'deciding-trick-text':
    'Štih u kojem svadba nalazi partnera: prvi od prva tri koji odnese netko drugi. Za nekim stolovima to može biti samo štih u koji se izišlo adutom, ili samo onaj u koji se izišlo bojom. Prije njegova kraja nitko ne smije najaviti.',
  'deciding-trick-names': 'štih koji odlučuje, štih za partnera, Klärungsstich, Findungsstich',

  'poverty-title': 'Siromaštvo',
  'poverty-text':
    'Kućno pravilo: tko ima najviše tri aduta, smije to reći. Drugi igrač uzima tri karte sa svim tim adutima, vraća bilo koje tri i postaje partner; njih dvoje su Re. Ako ih nitko ne uzme, dijeli se ponovno.',
  'poverty-names': 'siromah, malo aduta, tri aduta, Armut, Trumpfarmut, Trumpfabgabe',

  'inquiry-title': 'Krug pitanja',
  'inquiry-text':
    'Pitanja prije prvog štiha: od igrača lijevo od djelitelja svatko kaže zdrav ili rezerva. Ako nitko nema rezervu, igra se normalna igra.',
  'inquiry-names': 'zvanje, licitacija, pitanje za rezervu, zdrav ili rezerva, Vorbehaltsabfrage, Abfrage',

  'healthy-title': 'Zdrav',
  'healthy-text':
    'Odgovor u krugu pitanja: odgovara mi normalna igra. S dvije {{clubQueen}} znači tihu svadbu.',
  'healthy-names': 'zdrava, zdravo, dalje, normalno, bez rezerve, gesund',

  'reservation-title': 'Rezerva',
  'reservation-text':
    'Odgovor u krugu pitanja: želim nešto drugo osim normalne igre. Od najjače: obvezni solo, solo, bacanje karata, siromaštvo, svadba; od dviju jednakih igra se ona ranijeg igrača. Što se ne mora objaviti, ostaje tajna.',
  'reservation-names': 'rezervacija, posebna igra, bolestan, Vorbehalt, krank',

  'throw-in-title': 'Bacanje karata',
  'throw-in-text':
    'Kućno pravilo: tko dobije beznadne karte, na primjer pet devetki, smije ih baciti. Nitko ne dobiva bodove, a isti djelitelj dijeli ponovno. Svaki stol bira što je za to dovoljno.',
  'throw-in-names':
    'baciti karte, bačene karte, ponovno dijeljenje, pet devetki, pet kraljeva, Schmeißen, einwerfen',

  'normal-game-title': 'Normalna igra',
  'normal-game-text':
    'Igra se kad su svi zdravi: vlasnici tref dama protiv drugih dvoje, s {{dulle}}, damama, dečkima i ♦ kao adutima.',
  'normal-game-names': 'obična igra, osnovna igra, Normalspiel',

  'solo-title': 'Solo',
  'solo-text':
    'Jedan protiv troje: tko ga objavi, bira što je adut, igra Re i dobiva ili gubi trostruko. Dodatni bodovi se ne broje. Koje solo igre postoje, odlučuje stol.',
  'solo-names': 'solo igra, solo igre, sam protiv svih, jedan protiv troje, Soli, Alleinspiel',

  'soloist-title': 'Solist',
  'soloist-text': 'Tko igra solo: protiv svih, kao Re, za tri puta više bodova nego svaki od ostalih.',
  'soloist-names': 'solistica, igrač sola, Alleinspieler',

  'suit-solo-title': 'Solo u boji',
  'suit-solo-text':
    'Solo u kojem umjesto ♦ dolazi druga boja: aduti su {{dulle}}, dame, dečki i ta boja. U karo solu aduti su kao u normalnoj igri. U herc solu dva su aduta manje.',
  'suit-solo-names':
    'tref solo, pik solo, herc solo, karo solo, Farbsolo, Kreuzsolo, Piksolo, Herzsolo, Karosolo, Trumpfsolo',

  'queens-solo-title': 'Solo dama',
  'queens-solo-text':
    'Solo u kojem su aduti samo dame, od {{clubQueen}} do {{diamondQueen}}. Sve ostalo su boje redom as, desetka, kralj, dečko, devetka; {{dulle}} je obična desetka.',
  'queens-solo-names': 'dama solo, damski solo, dame, Damensolo',

  'jacks-solo-title': 'Solo dečki',
  'jacks-solo-text':
    'Solo u kojem su aduti samo dečki, od {{clubJack}} do {{diamondJack}}. Sve ostalo su boje redom as, desetka, kralj, dama, devetka; {{dulle}} je obična desetka.',
  'jacks-solo-names': 'dečko solo, dečki, solo dečaka, Bubensolo, Buben, Unter',

  'no-trump-solo-title': 'Solo bez aduta',
  'no-trump-solo-text':
    'Solo bez ijednog aduta: četiri boje redom as, desetka, kralj, dama, dečko, devetka. Dobivaju ga duge boje sa svojim asevima.',
  'no-trump-solo-names': 'bez aduta, as solo, bezmesni, Fleischlos, Fleischloser, Ass-Solo, Knochenloser',

  'kings-solo-title': 'Solo kraljeva',
  'kings-solo-text':
    'Solo iz kućnih pravila: aduti su samo kraljevi, redom ♣, ♠, ♥, ♦; sve ostalo su boje redom as, desetka, dama, dečko, devetka.',
  'kings-solo-names': 'kralj solo, kraljevski solo, kraljevi, Königssolo',

  'two-rank-solo-title': 'Solo s dvjema figurama',
  'two-rank-solo-text':
    'Solo igre iz kućnih pravila u kojima su aduti dvije figure: dame i dečki, kraljevi i dame, ili kraljevi i dečki. Prvo dolaze sve jače figure, svaka redom ♣, ♠, ♥, ♦.',
  'two-rank-solo-names':
    'solo dama i dečki, solo kraljeva i dama, solo kraljeva i dečki, miješani solo, Damen-Buben-Solo, Bordell, Kloster',

  'koehler-title': 'Köhler',
  'koehler-text':
    'Solo iz kućnih pravila: aduti su kraljevi, pa dame, pa dečki, svi redom ♣, ♠, ♥, ♦. Samo asevi, desetke i devetke su boje.',
  'koehler-names': 'Koehler, solo figura, solo kraljeva dama i dečki, Köhlersolo, Bildersolo, Bilder-Solo',

  'mandatory-solo-title': 'Obvezni solo',
  'mandatory-solo-text':
    'Na turniru svatko u partiji mora odigrati jedan solo po izboru. Prvi koji objaviš je taj: jači je od svih drugih rezervi, ti izlaziš, a nakon njega isti djelitelj dijeli ponovno.',
  'mandatory-solo-names': 'obavezni solo, dužni solo, obveza, Pflichtsolo, Pflicht',

  'voluntary-solo-title': 'Dobrovoljni solo',
  'voluntary-solo-text':
    'Solo koji igraš svojom voljom, a ne kao obvezni. Izlazi igrač lijevo od djelitelja, osim ako se za stolom igra da izlazi solist.',
  'voluntary-solo-names': 'slobodni solo, solo po želji, Lustsolo, freiwilliges Solo',

  'forced-solo-title': 'Prisilni solo',
  'forced-solo-text':
    'Kad se obveznih solo igara duguje onoliko koliko je ostalo dijeljenja, kruga pitanja više nema: sljedeći koji duguje mora objaviti solo, kakve god karte imao, i izlazi. Zatim se dijeli redom kao i inače.',
  'forced-solo-names': 'prisila, prisiljeni solo, Vorführung, vorgeführt, vorgeführtes Solo',

  'announcement-title': 'Najava',
  'announcement-text':
    'Najava Re ili Kontra podiže vrijednost dijeljenja i pokazuje tvoju stranu. Govoriš u ime svoje strane, na potezu ili ne, ali samo dok držiš barem 11 karata (bez devetki 9).',
  'announcement-names': 'najaviti, najave, zvati, objava, Ansage, ansagen',

  'step-title': 'Stupanj: od ne 90 do schwarz',
  'step-text':
    'Nakon Re ili Kontra strana smije obećati da će druga ostati ispod 90, 60 ili 30, ili bez štiha. Svaki stupanj donosi još bod, a smije se najaviti kartu kasnije od prethodnog. Strana koja ne održi obećanje ne može pobijediti.',
  'step-names': 'stupnjevi, viša najava, obećanje, Absage, absagen, Ansagestufe',

  'no-90-title': 'Ne 90',
  'no-90-text':
    'Obećanje da će druga strana ostati ispod 90 bodova na kartama: tvojoj strani tada treba 151. Ako ne uspije, druga strana pobjeđuje s 90; sa 120 dobiva i bod više.',
  'no-90-names': 'bez 90, ispod 90, ne devedeset, keine 90, keine neunzig, unter 90, k90',

  'no-60-title': 'Ne 60',
  'no-60-text':
    'Obećanje da će druga strana ostati ispod 60 bodova na kartama: tvojoj strani tada treba 181. Drugoj je za pobjedu dovoljno 60.',
  'no-60-names': 'bez 60, ispod 60, ne šezdeset, keine 60, keine sechzig, unter 60, k60',

  'no-30-title': 'Ne 30',
  'no-30-text':
    'Obećanje da će druga strana ostati ispod 30 bodova na kartama: tvojoj strani tada treba 211. Drugoj je za pobjedu dovoljno 30.',
  'no-30-names': 'bez 30, ispod 30, ne trideset, keine 30, keine dreißig, unter 30, k30',

  'schwarz-title': 'Schwarz',
  'schwarz-text':
    'Strana bez ijednog štiha je schwarz. Najavljen, to je najviše obećanje: tvoja strana mora odnijeti svaki štih. Broje se štihovi, a ne bodovi na kartama: ruši ga i štih bez vrijednosti.',
  'schwarz-names': 'crno, bez štiha, svi štihovi, kapot, Durchmarsch, schwarz angesagt',

  'reply-title': 'Odgovor na najavu',
  'reply-text':
    'Nakon najave druge strane tvoja još smije odgovoriti s Re ili Kontra, kartu kasnije nego što je ta najava morala pasti. Strana koja se javila tek takvim kasnim odgovorom ne smije najaviti stupnjeve.',
  'reply-names': 'odgovor, protunajava, rekontra, kasna najava, Erwiderung, Gegenansage, Rückansage',

  'announce-at-30-title': 'Najava na 30',
  'announce-at-30-text':
    'Kućno pravilo: tko odnese prvi štih s 30 ili više bodova na kartama, mora odmah najaviti: Re ili Kontra, ili sljedeći stupanj ako ih njegova strana već ima. U svadbi ne.',
  'announce-at-30-names': 'obvezna najava, štih od 30, prvi štih, Pflichtansage, Ansagepflicht',

  'winning-title': 'Pobjeda u dijeljenju',
  'winning-text':
    'Re treba 121 od 240 bodova na kartama, Kontra 120. Ako je najavila samo Kontra, obrnuto je. Tko je obećao ne 90 ili više, mora to održati, inače pobjeđuje druga strana; ako obje prekrše obećanje, ne pobjeđuje nitko.',
  'winning-names': 'pobijediti, dobiti dijeljenje, tko pobjeđuje, 121, 120, gewinnen, gewonnen, Sieg',

  'under-title': 'Ispod 90, 60, 30',
  'under-text':
    'Ako strana koja gubi ostane ispod 90 bodova na kartama, dijeljenje vrijedi bod više; ispod 60 još jedan, ispod 30 još jedan, a bez štiha još jedan.',
  'under-names':
    'ispod 90, ispod 60, ispod 30, težak poraz, šnajder, unter 90, unter 60, unter 30, Schneider',

  'against-title': '120 protiv ne 90',
  'against-text':
    'Strana koja skupi 120 bodova na kartama iako je druga obećala ne 90 dobiva bod više; isto tako 90 protiv ne 60, 60 protiv ne 30 i 30 protiv schwarz.',
  'against-names':
    '90 protiv ne 60, 60 protiv ne 30, 30 protiv schwarz, prekršeno obećanje, 120 gegen keine 90, Absage gebrochen',

  'against-the-old-title': 'Protiv tref dama',
  'against-the-old-text': 'Bod više za Kontru ako pobijedi, jer su tref dame jake karte. Ne u solu.',
  'against-the-old-names': 'protiv starih, protiv dama, gegen die Alten, gegen die Damen',

  'extra-point-title': 'Dodatni bod',
  'extra-point-text':
    'Bod za nešto posebno u štihu: Doppelkopf, uhvaćenu lisicu, Karlchena i još ponešto po kućnim pravilima. Tko izgubi dijeljenje, svoje zadržava: odbijaju se od pobjednikovih. U solu se ne broje.',
  'extra-point-names': 'dodatni bodovi, bonus, poseban bod, Sonderpunkt, Sonderpunkte, Zusatzpunkt',

  'double-title': 'Udvostručenje',
  'double-text':
    'Kućno pravilo: umjesto 2 boda Re i Kontra svaka udvostručuju sve što dijeljenje donese, zajedno s dodatnim bodovima. Ako su najavljene obje, to je četiri puta više.',
  'double-names': 'duplo, dvostruko, puta dva, Re udvostručuje, verdoppeln, mal zwei, Verdopplung',

  'bock-title': 'Bock-krug',
  'bock-text':
    'Kućno pravilo: nakon nekih dijeljenja, na primjer 120 prema 120, sljedeća se broje dvostruko, u pravilu jedan krug oko stola. Dijeljenja u kojima su karte bačene ne troše ga.',
  'bock-names': 'Bock, Bockovi, jarac, dupli krug, dvostruki krug, Bockrunde, Böcke, Bockspiel',

  'score-sheet-title': 'Tablica bodova',
  'score-sheet-text':
    'Bodovi svih igrača, dijeljenje po dijeljenje, sa zbrojem. Pokazuju je **Rezultat** i **/rezultat prikaži**. Kako svako dijeljenje daje zbroj 0, tako i ukupni zbrojevi.',
  'score-sheet-names': 'rezultat, tablica, lista, zapis bodova, Liste, Spielliste, Aufschreibzettel',

  'session-title': 'Partija',
  'session-text':
    'Sva dijeljenja jednog stola od početka do kraja: određen broj, ili dok netko ne skupi 30 ili 50 bodova, ili dok igračima ne bude dosta.',
  'session-names': 'krug, večer, meč, koliko se igra, Sitzung, Runde',

  'tournament-title': 'Turnir',
  'tournament-text':
    'Partija po pravilima DDV-a s 24 dijeljenja u kojoj svatko duguje obvezni solo. U **/stol otvori** to je gotov skup Turnir.',
  'tournament-names': 'turnirska igra, 24 dijeljenja, Turnier, Turnierspiel',

  'ddv-title': 'DDV',
  'ddv-text':
    'Deutscher Doppelkopf-Verband, Njemački savez za Doppelkopf. Po njegovim se turnirskim pravilima ovdje igra ako stol ne odabere druga.',
  'ddv-names':
    'Njemački savez za Doppelkopf, turnirska pravila, Deutscher Doppelkopf-Verband, Turnierspielregeln',

  'house-rule-title': 'Kućna pravila',
  'house-rule-text':
    'Što društva igraju drukčije od DDV-a: bez devetki, Schweine, siromaštvo, Bock i drugo. **Pravila** pokazuju ona tvog stola, **/pravila uredi** ih mijenja, **/pravila spremi** ih čuva.',
  'house-rule-names':
    'kućno pravilo, posebna pravila, skup pravila, varijante, Hausregeln, Sonderregeln, Regelwerk',
} satisfies Translation<'hr'>['glossary'];
