import type { Translation } from '../translation.ts';

/**
 * The guide of `/rules learn`: chapters of short paragraphs. It tells the game as the rules at hand play it, so
 * some paragraphs stand here in several forms, and some are left out.
 */
export const guide = {
  'told-by': '-# 📖 {{page}}/{{pages}} · vrijedi za: {{rules}}',
  chapters: 'Odaberi poglavlje',
  chapter: '{{number}}. {{title}}',
  next: '{{title}} ▶',
  rules: 'Pravila potanko',
  learn: 'Nauči igru',

  'title-game': 'Igra u pet minuta',
  'title-trumps': 'Aduti i odgovaranje na boju',
  'title-parties': 'Re, Kontra i svadba',
  'title-inquiry': 'Zdrav ili rezerva?',
  'title-solos': 'Solo igre',
  'title-announcements': 'Najave',
  'title-scoring': 'Bodovanje',
  'title-example': 'Bodovanje: primjer',
  'title-extras': 'Dodatni bodovi',
  'title-tips': 'Savjeti: kako igrati karte',
  'title-tips-partner': 'Savjeti: partner i najave',
  'title-discord': 'Kako to ide ovdje',

  'game-aim':
    '**O čemu se radi** · Doppelkopf je igra štihova za četvero, u pravilu dvoje protiv dvoje. Tko s kim igra, odlučuju karte, a u početku to nitko ne zna: otkrivanje je pola zabave.',
  'game-cards-nines':
    '**Karte** · Ima ih 48: as, desetka, kralj, dama, dečko i devetka u ♣ ♠ ♥ ♦, i svaka karta postoji **dvaput**. Svatko dobiva 12.',
  'game-cards-no-nines':
    '**Karte** · Ima ih 40: as, desetka, kralj, dama i dečko u ♣ ♠ ♥ ♦, i svaka karta postoji **dvaput**. Svatko dobiva 10.',
  'game-points-nines':
    '**Bodovi na kartama** · As 11 · desetka 10 · kralj 4 · dama 3 · dečko 2 · devetka 0. Ukupno ih je 240.',
  'game-points-no-nines':
    '**Bodovi na kartama** · As 11 · desetka 10 · kralj 4 · dama 3 · dečko 2. Ukupno ih je 240.',
  'game-trick':
    '**Štih** · Jedan igrač izlazi kartom, ostali redom u smjeru kazaljke na satu bacaju po jednu. Najjači adut nosi sve četiri karte; ako aduta nema, najjača karta boje kojom se izišlo. Tko nosi štih, izlazi u sljedeći.',
  'game-goal':
    '**Cilj** · Svaka strana zbraja bodove na kartama iz svojih štihova. **Re** pobjeđuje sa 121 od 240, **Kontra** sa 120. U tablicu se svakom pobjedniku upisuje bod ili više, a svakom gubitniku isto toliko manje.',
  'game-course':
    '**Jedno dijeljenje** · 1. Karte se podijele. 2. Svatko kaže igra li normalnu igru (**zdrav**) ili nešto posebno (**rezerva**). 3. Igra se {{tricks}} štihova; tko vjeruje u pobjedu, **najavom** podiže ulog. 4. Bodovi se upisuju, a dijeli sljedeći igrač.',

  'trumps-many-nines':
    '**Jedna velika boja** · U normalnoj igri 26 od 48 karata su aduti. Od najjačeg prema najslabijem:',
  'trumps-many-no-nines':
    '**Jedna velika boja** · U normalnoj igri 24 od 40 karata su aduti. Od najjačeg prema najslabijem:',
  'trumps-superschweine': '{{cards}} · Superschweine, ako netko ima obje i ako postoje Schweine',
  'trumps-schweine': '{{cards}} · Schweine, ako netko ima obje',
  'trumps-dulle': '{{cards}} · Dulle',
  'trumps-queens': '{{cards}} · dame',
  'trumps-jacks': '{{cards}} · dečki',
  'trumps-diamonds': '{{cards}} · ostatak kara; {{diamondAce}} je lisica',
  'trumps-side-nines':
    '**Boje** · Ono što ostane: {{clubAce}} {{clubTen}} {{clubKing}} {{clubNine}}, isto tako ♠, te {{heartAce}} {{heartKing}} {{heartNine}}, svaka od najjače prema najslabijoj.',
  'trumps-side-no-nines':
    '**Boje** · Ono što ostane: {{clubAce}} {{clubTen}} {{clubKing}}, isto tako ♠, te {{heartAce}} {{heartKing}}, svaka od najjače prema najslabijoj.',
  'trumps-follow':
    '**Odgovaranje na boju** · Tko može odgovoriti, mora. Aduti su jedna boja: na adut baciš adut, na ♣ kartu ♣. {{clubQueen}} i {{clubJack}} su aduti, dakle nisu tref, a {{dulle}} nije herc. Tko ne može odgovoriti, baca što želi: adut da uzme štih, ili kartu koje se želi riješiti.',
  'equal-never': 'Svaka karta postoji dvaput: od dviju jednakih nosi **prva odigrana**.',
  'equal-except-last-trick':
    'Svaka karta postoji dvaput: od dviju jednakih nosi **prva odigrana**. Ali druga {{dulle}} jača je od prve, osim u zadnjem štihu.',
  'equal-always':
    'Svaka karta postoji dvaput: od dviju jednakih nosi **prva odigrana**. Ali druga {{dulle}} jača je od prve.',
  'schweine-shown-when-played':
    '**Schweine** · Oba {{diamondAce}} u istoj ruci jača su od Dulle i nisu lisice. Stol to doznaje kad se odigra prvi.',
  'schweine-shown-at-start':
    '**Schweine** · Oba {{diamondAce}} u istoj ruci jača su od Dulle i nisu lisice. Stol prije prve karte doznaje tko ih ima.',

  'parties-queens':
    '**Tref dame** · Tko dobije {{clubQueen}}, igra **Re**, ostali **Kontra**. U početku znaš samo svoju stranu; piše ti pod **Moje karte**.',
  'parties-known':
    '**Kako se otkriva** · Netko odigra {{clubQueen}}: Re je. Netko najavi: svi znaju njegovu stranu. Netko na izigrani adut baci kartu boje: aduta više nema, dakle ni {{clubQueen}}, pa je Kontra, osim ako je već odigrao jednu. Što je svima sigurno, piše ispod štihova.',
  'parties-wedding':
    '**Svadba** · Ako imaš {{clubQueen}} dvaput, reci **rezerva** i objavi svadbu. Tko od ostalih prvi odnese {{deciding}}, postaje ti partner; to je odlučujući štih. Ako to ne uspije nikome, igraš protiv svih: karo solo. Prije odluke nitko ne smije najaviti.',
  'parties-silent':
    '**Tiha svadba** · Ili reci **zdrav** i ne odaj se: tada igraš protiv svih, za trostruke bodove i bez dodatnih bodova, kao u solu.',
  'parties-solo': '**Solo** · Solist je Re, protiv ostalih troje; tko ima {{clubQueen}}, tada nije važno.',
  'parties-poverty': '**Siromaštvo** · Siromašni igrač i onaj tko uzme karte su Re.',
  'parties-winning':
    'Re treba jedan bod na kartama više od Kontre (121 prema 120): s tref damama u prosjeku drži jače karte.',

  'inquiry-ask':
    '**Prije prvog štiha** svi redom odgovaraju na pitanje, počevši od igrača lijevo od djelitelja. **Zdrav**: igram normalnu igru. **Rezerva**: želim nešto drugo. Tko nema što objaviti, može samo biti zdrav.',
  'inquiry-all': 'Ako su svi zdravi, igra se normalna igra.',
  'inquiry-name':
    'Inače oni s rezervom redom kažu koju imaju, i to samo dok je potrebno: čim nitko preostali ne može nadmašiti najjaču, ostalo zauvijek ostaje tajna.',
  'inquiry-order': '**Što je jače**, od vrha; od dviju jednakih igra se ona ranijeg igrača:',
  'inquiry-mandatory': 'Obvezni solo: svaki igrač u partiji duguje jedan. U njemu izlazi solist.',
  'inquiry-solo': 'Solo: jedan protiv troje, vidi sljedeće poglavlje.',
  'inquiry-throw-in': '{{reasons}}. Nitko ne dobiva bodove, a isti djelitelj dijeli ponovno.',
  'inquiry-poverty-count':
    'Siromaštvo: imaš najviše tri aduta. Ostale se redom pita hoće li uzeti tri karte sa svim tim adutima; tko hoće, vraća bilo koje tri i vas dvoje ste Re. Ako ih nitko ne uzme, dijeli se ponovno.',
  'inquiry-poverty-no-count':
    'Siromaštvo: imaš najviše tri aduta, {{diamondAce}} se ne broji. Ostale se redom pita hoće li uzeti tri karte sa svim tim adutima, a {{diamondAce}} smije ostati; tko hoće, vraća bilo koje tri i vas dvoje ste Re. Ako ih nitko ne uzme, dijeli se ponovno.',
  'inquiry-redeal-count': 'Siromaštvo: imaš najviše tri aduta. Dijeli se ponovno.',
  'inquiry-redeal-no-count':
    'Siromaštvo: imaš najviše tri aduta, {{diamondAce}} se ne broji. Dijeli se ponovno.',
  'inquiry-wedding': 'Svadba: imaš {{clubQueen}} dvaput.',

  'solos-what':
    '**Jedan protiv troje** · Solist kaže što je adut, igra Re i dobiva ili gubi trostruko od svakoga od ostalih. Dodatnih bodova nema, ni boda za pobjedu protiv tref dama.',
  'solos-none':
    'Za ovim stolom nema solo igara. Protiv svih igra samo tko ima {{clubQueen}} dvaput: u tihoj svadbi, ili u svadbi koja ne nađe partnera.',
  'solos-list': '**Što je adut**',
  'solos-one': '{{solo}}: {{trumps}}',
  'solos-rest': 'Ostale karte su boje; gdje {{dulle}} nije adut, vrijedi kao obična desetka.',
  'solos-lead-forehand': '**Tko izlazi** · Igrač lijevo od djelitelja, kao i uvijek.',
  'solos-lead-soloist': '**Tko izlazi** · Solist.',
  'solos-lead-forehand-mandatory':
    '**Tko izlazi** · U obveznom solu solist, u svakom drugom igrač lijevo od djelitelja.',
  'solos-schweine': '**Schweine** · I u solu u boji oba asa adutske boje u istoj ruci jača su od {{dulle}}.',
  'solos-mandatory':
    '**Obvezni solo** · Svatko u partiji duguje jedan: prvi solo koji objaviš je taj, a isti djelitelj dijeli ponovno. Kad ih se duguje onoliko koliko je ostalo dijeljenja, tko duguje, mora igrati.',
  'solos-when':
    '**Kad se odvažiti** · S mnogo aduta, među njima najjačima, i asevima uz njih; za solo bez aduta trebaju duge boje od asa naniže i izlazak.',

  'announcements-why':
    '**Zašto** · Tko očekuje pobjedu, najavom **Re** ili **Kontra** podiže vrijednost dijeljenja. Govoriš u ime svoje strane, na potezu ili ne, i svi doznaju gdje pripadaš. Gumbi su tu dokle god smiješ najaviti.',
  'announcements-worth-add': 'Re i Kontra donose po **2** boda, strani koja pobijedi.',
  'announcements-worth-double':
    'I Re i Kontra **udvostručuju** sve što dijeljenje donese, strani koja pobijedi.',
  'announcements-time': '**Dokad** · Važno je koliko karata još držiš dok govoriš. Barem:',
  'announcements-deadline': '{{announcement}}: {{cards}} karata',
  'announcements-steps':
    '**Stupnjevi** · Nakon svoje najave, Re ili Kontra, strana smije obećati više: druga ostaje ispod 90, ispod 60, ispod 30 ili bez štiha (**schwarz**). Svaki stupanj donosi još 1. Stupnjevi se smiju preskočiti dok su svi još u roku, i broje se. Ali strana koja ne održi obećanje ne može pobijediti.',
  'announcements-reply':
    '**Odgovor** · Kad druga strana najavi, tvoja još smije reći Re ili Kontra s jednom kartom manje nego što treba za njihovu najvišu najavu. Nakon tako kasnog odgovora tvoja strana nema stupnjeva.',
  'announcements-wedding':
    '**U svadbi** nitko ne najavljuje prije kraja odlučujućeg štiha. Ako je to drugi štih, za sve je dovoljna karta manje, nakon trećeg dvije manje.',
  'announcements-at-30':
    '**Prvi štih od 30** · Tko odnese prvi štih s 30 ili više bodova na kartama, mora odmah najaviti: Re ili Kontra, ili sljedeći stupanj. To se događa samo od sebe; ne u svadbi i ne ako se ništa ne smije najaviti.',

  'scoring-winner':
    '**Tko pobjeđuje** · Re sa 121 bodom na kartama, Kontra sa 120. Ako je najavila samo Kontra, obrnuto je. Tko je obećao ne 90, ne 60 ili ne 30, treba 151, 181 ili 211; za schwarz sve štihove. Protiv takvog obećanja dovoljno je 90, 60, 30 ili jedan štih. Ako obje strane ne održe obećanje, nitko ne pobjeđuje.',
  'scoring-points': '**Što dobiva pobjednik**',
  'scoring-won': '1 za pobjedu',
  'scoring-under': 'po 1 ako gubitnici ostanu ispod 90, ispod 60, ispod 30, bez štiha',
  'scoring-announced-add': 'po 2 za najavljeni Re i najavljenu Kontru, tko god ih je najavio',
  'scoring-steps': 'po 1 za svaki najavljeni stupanj, tko god ga je najavio',
  'scoring-against': 'po 1 za 120 protiv ne 90, 90 protiv ne 60, 60 protiv ne 30, 30 protiv schwarz',
  'scoring-old': '1 za Kontru ako pobijedi protiv tref dama (ne u solu)',
  'scoring-extras':
    '**Dodatni bodovi** (ne u solu) idu strani koja ih je zaradila, makar i izgubila, i međusobno se odbijaju.',
  'scoring-double':
    '**Udvostručenje** · Re udvostručuje zbroj, Kontra ga udvostručuje još jednom, zajedno s dodatnim bodovima.',
  'scoring-bock': '**Bock** · U Bock-krugu zbroj se udvostručuje.',
  'scoring-bock-stack': '**Bock** · U Bock-krugu zbroj se udvostručuje; u dva odjednom dvaput.',
  'scoring-share':
    '**Tko plaća** · Svaki igrač pobjedničke strane dobiva zbroj, svaki drugi ga gubi. Tko igra protiv svih, dobiva ili plaća trostruko: dijeljenje uvijek daje zbroj 0.',
  'scoring-nobody':
    'Gdje nitko ne pobijedi, broji se samo što je koja strana postigla: druga ispod 90 i tako dalje, bodovi protiv obećanja i dodatni bodovi.',

  'example-players': 'Ana, Ivan, Luka, Petra',
  'example-pair': '{{one}} i {{other}}',
  'example-setting':
    '{{re}} imaju tref dame i igraju **Re**; {{kontra}} igraju **Kontra**. {{announcer}} na vrijeme najavljuje **Re**, a zatim **ne 90**.',
  'example-course':
    'Putem Re u jednom štihu uzima Kontri {{diamondAce}}, Kontra nosi štih čije karte vrijede {{doppelkopf}}, a {{last}} nosi zadnji štih kartom {{clubJack}}.',
  'example-end':
    'Bodovi na kartama na kraju: Re **{{reEyes}}**, Kontra **{{kontraEyes}}**. Re je trebao 151, pa pobjeđuje Re.',
  'example-lines': '**Brojimo redak po redak**',
  'example-line': '{{points}} · {{party}}: {{reason}}',
  'example-total': '= **{{total}}** za Re',
  'example-doubled': 'Najavljen je Re, pa se udvostručuje: **{{total}}** za Re',
  'example-scores': '**U tablici** · {{scores}}: sve zajedno daje 0.',
  'example-lost':
    'Da je Re skupio samo 150 bodova na kartama, pobijedila bi Kontra s 90, i sve što je Re najavio brojilo bi se Kontri, uz još jedan bod za pobjedu protiv tref dama.',
  'example-nines': '-# Ovo se dijeljenje igralo s devetkama; bodovanje je po tvojim pravilima.',

  'extras-what':
    'Neke stvari u štihu donose dodatni bod, u svakom dijeljenju osim u solu; solo su i tiha svadba i svadba bez partnera. Tko je bio na kojoj strani, gleda se na kraju dijeljenja.',
  'extras-doppelkopf':
    '**Doppelkopf** · Štih od 40 ili više bodova na kartama, na primjer četiri asa ili desetke. Broji se svaki.',
  'extras-fox': '**Uhvaćena lisica** · {{diamondAce}} druge strane u štihu koji ti nosiš. Broji se svaka.',
  'extras-fox-schweine':
    '**Uhvaćena lisica** · {{diamondAce}} druge strane u štihu koji ti nosiš. Broji se svaka, osim ako su to Schweine.',
  'extras-karlchen': '**Karlchen** · {{clubJack}} kojim odneseš zadnji štih.',
  'extras-karlchenCaught':
    '**Uhvaćen Karlchen** · {{clubJack}} druge strane u zadnjem štihu koji za tvoju stranu odnese druga karta.',
  'extras-foxLastTrick': '**Lisica u zadnjem štihu** · {{diamondAce}} kojim odneseš zadnji štih.',
  'extras-heartsTrick': '**Četiri herca** · Štih od četiri karte ♥, od kojih nijedna nije adut.',
  'extras-dulleCaught':
    '**Uhvaćena Dulle** · Štih koji odneseš kartom {{dulle}}, a u njemu je i druga {{dulle}}, ona druge strane.',
  'extras-keep':
    'Oni ne odlučuju tko pobjeđuje. Strana koja gubi zadržava svoje: odbijaju se od onoga što dobivaju pobjednici.',

  'tips-ace-nines':
    '**Rano izlazi asevima u boji** · ♣ i ♠ imaju po osam karata, pa prvi krug često nosi as. ♥ ih ima samo šest: as herc brzo netko prereže.',
  'tips-ace-no-nines':
    '**Rano izlazi asevima u boji** · ♣ i ♠ imaju samo po šest karata, ♥ samo četiri. As mora biti brz: prvo onaj u boji u kojoj imaš malo karata.',
  'tips-second':
    '**Ne dvaput istu boju** · U drugom krugu iste boje gotovo je uvijek netko bez nje i reže. Iziđi njome opet samo ako to želiš.',
  'tips-void':
    '**Oslobodi se boje** · Riješi se usamljenih niskih karata neke boje kad možeš: tada tu boju smiješ rezati.',
  'tips-last':
    '**Zadnje mjesto je najbolje** · Tko baca četvrtu kartu, zna cijeli štih. Uzmi ga što jeftinije, ili iskoristi priliku da dovedeš lisicu kući.',
  'tips-low':
    '**Ne troši jake adute** · {{dulle}} je preskupa za štih od deset bodova na kartama. Čuvaj je za masni štih, ili za trenutak kad je izlazak važan.',
  'tips-fox':
    '**Dovedi lisicu kući** · Nikad ne izlazi s {{diamondAce}} u nepoznato. Baci ga u štih koji je partner već odnio, ili njime kao zadnji u štihu prereži boju.',
  'tips-count':
    '**Broji** · Dvije {{dulle}}, dvije {{clubQueen}} i asevi: znati što je prošlo pola je dobre igre. **/postavke** uključuju pomoć koja za tebe broji adute.',
  'tips-karlchen': '**Misli na kraj** · Čuvaj {{clubJack}} za zadnji štih ako su jači aduti dotad prošli.',
  'tips-re-lead':
    '**Re izlazi adutom, Kontra bojom** · Re u prosjeku ima jače adute i dobiva kad ih izvlači. Kontra radije izlazi onim što Re mora rezati.',

  'tips-partner-feed':
    '**Masti partneru** · Kad partner sigurno nosi štih, daj asa, desetku ili svoju lisicu. Kad nose drugi, daj devetku, dečka ili kralja.',
  'tips-partner-feed-no-nines':
    '**Masti partneru** · Kad partner sigurno nosi štih, daj asa, desetku ili svoju lisicu. Kad nose drugi, daj dečka ili kralja.',
  'tips-partner-unknown':
    '**Dok ne znaš tko je s tobom**, budi na oprezu: daj nešto srednje i gledaj tko koji štih uzima i tko kome masti.',
  'tips-partner-show':
    '**Pokaži se kad ti treba pomoć** · Kao Re rano odigraj {{clubQueen}} ili najavi: tada ti partner može mastiti. Sa slabim kartama ostani još malo u sjeni.',
  'tips-partner-wedding':
    '**Netko ima svadbu?** S dobrim kartama odnesi jedan od prva tri štiha i partner si. S lošima to prepusti drugima.',
  'tips-partner-announce':
    '**Kad najaviti** · Od oka: kao Re s devetak aduta, među njima {{dulle}} i {{clubQueen}}, ili s manje ako imaš još asa ili nemaš neku boju. Kontra zna manje, pa neka traži malo više.',
  'tips-partner-announce-no-nines':
    '**Kad najaviti** · Od oka: kao Re s osam aduta, među njima {{dulle}} i {{clubQueen}}, ili s manje ako imaš još asa ili nemaš neku boju. Kontra zna manje, pa neka traži malo više.',
  'tips-partner-step':
    '**Ne 90 je obećanje** · Reci ga kad je i partner najavio ili pokazao snagu, a prvi su štihovi prošli dobro. Prekršeno obećanje stoji dijeljenja.',
  'tips-partner-reply':
    '**Najavila je druga strana?** Odgovori samo ako i dalje vidiš dovoljno bodova na kartama za sebe. Poraz time poskupljuje.',
  'tips-partner-solo':
    '**Protiv sola** vas je troje: mastite onome tko nosi štih i izlazite onim na što solist mora odgovoriti slabim kartama.',

  'discord-hand':
    '**Moje karte** · Ispod najnovije poruke za stolom ili u izravnoj poruci. Vidiš ih samo ti. Za svaku kartu koju smiješ odigrati postoji gumb: pritisneš ga i karta je odigrana. Pogrešna se karta ne može odabrati.',
  'discord-early':
    '**Rani odgovori** · Zdrav ili rezerva možeš reći i prije nego što dođeš na red. Odgovor se čuva, nitko ga prije ne vidi i dotad ga možeš promijeniti.',
  'discord-announce':
    '**Najavljivanje** · Uz tvoje karte stoje gumbi za sve što smiješ najaviti, s rokom, bez obzira na to tko je na potezu.',
  'discord-look':
    '**Da provjeriš** · **Zadnji štih** pokazuje prethodni štih, **Rezultat** tablicu, **Pravila** ono što igra tvoj stol. **/karte** i **/rezultat prikaži** rade isto.',
  'discord-menu':
    '**Izbornik** · Pauziraj, napusti stol ili glasaj za raniji kraj. Umjesto onih koji odu dalje igraju računala; mjesto može preuzeti netko drugi.',
  'discord-clock':
    '**Vrijeme** · Ako stol ima sat, dobiješ podsjetnik prije nego što ti vrijeme istekne. Zatim taj potez odigra računalo, ili stol čeka, kako je odabrano pri otvaranju.',
  'discord-review':
    '**Pregled** · Nakon dijeljenja možeš ga pogledati štih po štih, sa sve četiri ruke; trener označava poteze koji su najviše koštali. Gdje stol to dopušta, tijekom igre ga pitaš s **/savjet**. **Zapisi** su datoteke sa svime.',
  'discord-fair':
    '**Je li dijeljenje pošteno?** · Špil se zapečati prije nego što ga netko presiječe, a sjeme se otkriva nakon dijeljenja: svatko može sve ponovno izračunati.',
  'discord-settings':
    '**Po tvom izboru** · **/postavke**: slike ili tekst, boje i pomoć koja broji adute za ležernim stolovima. **/jezik**: na kojem jeziku čitaš. **/pojmovnik**: svaka riječ igre.',
} satisfies Translation<'hr'>['guide'];

/** What `/glossary` says beside the words themselves. */
export const lookup = {
  german: '-# Na njemačkom: {{title}}',
  related: '-# Vidi i:',
  unknown:
    'Riječ **{{term}}** ne znam. Upiši nekoliko slova i odaberi s popisa, na engleskom, njemačkom, mađarskom ili hrvatskom.',
  'see-guide': 'Cijela igra: **/pravila nauči**.',
} satisfies Translation<'hr'>['lookup'];
