import type { Translation } from '../translation.ts';

/** The switches of a rule set: what each can be set to, as a phrase that fits into a list. */
export const rule = {
  'nines-true': 's devetkama',
  'nines-false': 'bez devetki',
  'secondDulleWins-never': 'prva Dulle jača je od druge',
  'secondDulleWins-except-last-trick': 'druga Dulle jača je od prve (osim u zadnjem štihu)',
  'secondDulleWins-always': 'druga Dulle jača je od prve',

  'schweine-true': 'Schweine',
  'schweine-false': 'bez Schweine',
  'superschweine-true': 'Superschweine',
  'superschweine-false': 'bez Superschweine',
  'schweineInSuitSolos-true': 'Schweine u svakom solu u boji',
  'schweineInSuitSolos-false': 'bez Schweine u tref, pik i herc solu',
  'schweineShown-when-played': 'Schweine se otkrivaju kad se odigraju',
  'schweineShown-at-start': 'Schweine se otkrivaju na početku',

  'solos-none': 'bez solo igara',
  'solos-ddv': 'sedam solo igara DDV-a',
  'solos-list': 'solo igre: {{solos}}',
  'solos-with': 'igra se i {{solos}}',
  'solos-without': 'ne igra se {{solos}}',
  'solos-more_one': '{{count}} solo više',
  'solos-more_few': '{{count}} sola više',
  'solos-more_other': '{{count}} sola više',
  'solos-fewer_one': '{{count}} solo manje',
  'solos-fewer_few': '{{count}} sola manje',
  'solos-fewer_other': '{{count}} sola manje',
  'soloLead-forehand': 'u solu izlazi igrač lijevo od djelitelja',
  'soloLead-soloist': 'u solu izlazi solist',

  'weddingDecidedBy-any': 'o svadbi odlučuje bilo koji štih',
  'weddingDecidedBy-side-suit': 'o svadbi odlučuje samo štih u boji',
  'weddingDecidedBy-trump': 'o svadbi odlučuje samo adutski štih',
  'poverty-false': 'bez siromaštva',
  'poverty-true': 'siromaštvo',
  'poverty-redeal': 'kod siromaštva se dijeli ponovno',
  'povertyFoxesCount-true': 'lisice se broje u siromaštvo',
  'povertyFoxesCount-false': 'lisice se ne broje u siromaštvo',

  'throwIn-nines-no': 'bez bacanja zbog devetki',
  'throwIn-nines-at': 'bacanje karata s {{number}}+ devetki',
  'throwIn-kings-no': 'bez bacanja zbog kraljeva',
  'throwIn-kings-at': 'bacanje karata s {{number}}+ kraljeva',
  'throwIn-ninesAndKings-no': 'bez bacanja zbog devetki i kraljeva zajedno',
  'throwIn-ninesAndKings-at': 'bacanje karata s {{number}}+ devetki i kraljeva',
  'throwIn-fullCards-no': 'bez bacanja zbog aseva i desetki',
  'throwIn-fullCards-at': 'bacanje karata s {{number}}+ aseva i desetki',
  'throwIn-eyesOver-no': 'bez bacanja zbog previše bodova na kartama',
  'throwIn-eyesOver-at': 'bacanje karata iznad {{number}} bodova na kartama',
  'throwIn-noTrumpAbove-no': 'bez bacanja zbog slabih aduta',
  'throwIn-noTrumpAbove-DJ': 'bacanje karata bez aduta jačeg od ♦J',
  'throwIn-noTrumpAbove-DA': 'bacanje karata bez aduta jačeg od ♦A',

  'announcements-add': 'Re i Kontra donose po 2 boda',
  'announcements-double': 'Re i Kontra udvostručuju',
  'announceAt30-true': 'prvi štih od 30 obvezuje na najavu',
  'announceAt30-false': 'nitko ne mora najaviti',

  'karlchen-true': 'Karlchen',
  'karlchen-false': 'bez Karlchena',
  'karlchenCaught-true': 'uhvaćen Karlchen',
  'karlchenCaught-false': 'bez boda za uhvaćenog Karlchena',
  'foxLastTrick-true': 'lisica nosi zadnji štih',
  'foxLastTrick-false': 'bez boda za lisicu u zadnjem štihu',
  'heartsTrick-true': 'štih od četiri herca',
  'heartsTrick-false': 'bez boda za štih od četiri herca',
  'dulleCaught-true': 'uhvaćena Dulle',
  'dulleCaught-false': 'bez boda za uhvaćenu Dulle',

  'bock-none': 'bez Bock-krugova',
  'bock-brief': 'Bock-krugovi ({{triggers}})',
  'bock-after': 'Bock-krug pokreće: {{triggers}}',
  'bock-120-120': '120:120 na kartama',
  'bock-solo-lost': 'izgubljen solo',
  'bock-announcement-lost': 'izgubljena najava',
  'bock-hearts-trick': 'štih od četiri herca',
  'bock-schwarz': 'strana bez štiha',
  'bock-hands_one': '{{count}} dijeljenje u Bock-krugu',
  'bock-hands_few': '{{count}} dijeljenja u Bock-krugu',
  'bock-hands_other': '{{count}} dijeljenja u Bock-krugu',
  'bock-overlap-append': 'Bock-krugovi nižu se jedan za drugim',
  'bock-overlap-stack': 'Bock-krugovi se množe',
  'bock-overlap-ignore': 'bez novog Bock-kruga dok jedan traje',

  'mandatorySolos-true': 'obvezni solo',
  'mandatorySolos-false': 'bez obveznog sola',
} satisfies Translation<'hr'>['rule'];

/** What each switch is about, in one or two sentences for somebody who plays. */
export const help = {
  nines: 'Bez devetki ima 40 karata i deset štihova, a svaki broj karata potreban za najavu manji je za dva.',
  secondDulleWins: 'Kad u isti štih padnu obje ♥10, jača je ili prva odigrana ili druga.',

  schweine:
    'Schweine su oba ♦A u istoj ruci: u normalnoj igri, svadbi, siromaštvu i karo solu jača su od Dulle i nisu lisice.',
  superschweine:
    'Superschweine su obje ♦9 u istoj ruci (bez devetki oba ♦K): ako netko ima Schweine, makar i drugi igrač, one su od njih jače.',
  schweineInSuitSolos:
    'U tref, pik i herc solu Schweine mogu biti i oba asa te boje u istoj ruci; uz Superschweine isto vrijedi za obje devetke te boje (bez devetki za kraljeve).',
  schweineShown:
    'Stol doznaje tko ima Schweine ili kad se odigra prva od njih, ili na početku, prije prve karte.',

  solos:
    'Tko igra solo, igra protiv svih i bodovi mu se broje trostruko. Objaviti se smiju samo odabrane solo igre.',
  soloLead: 'Tko izlazi u prvi štih dobrovoljnog sola: igrač lijevo od djelitelja ili solist.',

  weddingDecidedBy:
    'Partner je tko od ostalih prvi odnese jedan od prva tri štiha; može se tražiti da se u odlučujući štih iziđe bojom, dakle ne adutom, ili baš adutom.',
  poverty:
    'Tko ima najviše tri aduta, smije to reći. Ili drugi igrač uzima tri karte, među njima sve adute, vraća bilo koje tri i postaje partner, a njih dvoje su Re; ili isti djelitelj dijeli ponovno, kao i kad ih nitko ne uzme.',
  povertyFoxesCount: 'Broje li se ♦A među tri aduta siromaštva. Ako ne, smiju ostati u ruci.',

  'throwIn-nines':
    'Tko ima barem dogovoreni broj devetki, smije baciti karte; isti djelitelj dijeli ponovno.',
  'throwIn-kings': 'Tko ima barem dogovoreni broj kraljeva, smije baciti karte.',
  'throwIn-ninesAndKings': 'Tko ima barem dogovoreni broj devetki i kraljeva zajedno, smije baciti karte.',
  'throwIn-fullCards': 'Tko ima barem dogovoreni broj aseva i desetki zajedno, smije baciti karte.',
  'throwIn-eyesOver':
    'Tko u ruci ima više bodova nego što je dogovoreno (od 240 na kartama), smije baciti karte.',
  'throwIn-noTrumpAbove':
    'Tko nema aduta jačeg od dogovorene karte (po redu normalne igre), smije baciti karte.',

  announcements: 'Re i Kontra donose po dva boda, ili svaka od njih udvostručuje sve što dijeljenje donese.',
  announceAt30:
    'Tko odnese prvi štih s 30 ili više bodova na kartama, mora odmah najaviti: Re ili Kontra, ili sljedeći stupanj. To se događa samo od sebe; u svadbi ne.',

  karlchen: 'Zadnji štih odnesen s ♣J donosi bod. Kao ni ostali dodatni bodovi, u solu se ne broji.',
  karlchenCaught: 'Bod za svaki ♣J druge strane u zadnjem štihu koji odnese druga karta.',
  foxLastTrick: 'Zadnji štih odnesen s ♦A donosi bod, osim ako je to Schwein.',
  heartsTrick: 'Štih od četiri herca, od kojih nijedan nije adut, donosi bod.',
  dulleCaught: 'Tko s ♥10 odnese štih u kojem je ♥10 druge strane, dobiva bod.',

  'bock-on':
    'U Bock-krugu dijeljenja vrijede dvostruko. Što ga pokreće, bira se; dijeljenja u kojima su karte bačene ne troše krug.',
  'bock-hands': 'Koliko dijeljenja traje Bock-krug; za jedan krug oko stola treba ih koliko i igrača.',
  'bock-overlap': 'Što ako novi krug počne dok drugi traje: dolazi iza njega, množe se ili novi ne počinje.',

  mandatorySolos:
    'Svaki igrač u partiji duguje jedan solo. Obvezni solo jači je od svake rezerve i u njemu izlazi solist.',
  elsewhere: '*Gdje se igra* · {{help}}',
} satisfies Translation<'hr'>['help'];

/** Why a switch has no effect as things stand. */
export const idle = {
  schweineShown: 'Nema učinka dok nema Schweine.',
  soloLead: 'Nema učinka dok nema solo igara.',
  povertyFoxesCount: 'Nema učinka dok nema siromaštva.',
  'throwIn-nines': 'U špilu nema devetki.',
  bock: 'Prvo odaberi što pokreće Bock-krug.',
} satisfies Translation<'hr'>['idle'];

/** What is trump in each solo. */
export const solo = {
  clubs: 'Aduti su ♥10, dame, dečki i tref.',
  spades: 'Aduti su ♥10, dame, dečki i pik.',
  hearts: 'Aduti su ♥10, dame, dečki i herc.',
  diamonds: 'Aduti su kao u normalnoj igri.',
  queens: 'Aduti su samo dame.',
  jacks: 'Aduti su samo dečki.',
  fleischlos: 'Aduta nema.',
  kings: 'Aduti su samo kraljevi.',
  'queens-jacks': 'Aduti su dame, pa dečki.',
  'kings-queens': 'Aduti su kraljevi, pa dame.',
  'kings-jacks': 'Aduti su kraljevi, pa dečki.',
  koehler: 'Aduti su kraljevi, pa dame, pa dečki.',
} satisfies Translation<'hr'>['solo'];

/** The topics under which the switches stand. */
export const topic = {
  overview: 'Pregled',
  basics: 'Igra ukratko',
  cards: 'Karte i Dulle',
  schweine: 'Schweine',
  solos: 'Solo igre',
  'wedding-poverty': 'Svadba i siromaštvo',
  'throw-in': 'Bacanje karata: devetke i kraljevi',
  'throw-in-more': 'Bacanje karata: drugi razlozi',
  announcements: 'Najave',
  'extra-points': 'Dodatni bodovi',
  bock: 'Bock',
  tournament: 'Turnir i partija',
  start: 'Kreni od …',
} satisfies Translation<'hr'>['topic'];

/** What makes no sense together, and what to do about it. */
export const conflict = {
  'superschweine-need-schweine':
    'Superschweine su jače od Schweine, pa ih trebaju: odaberi i Schweine, ili ostavi Superschweine.',
  'suit-solo-schweine-need-schweine':
    'Schweine u svakom solu u boji trebaju Schweine: odaberi i njih ili nijedne.',
  'no-nines-to-throw-in':
    'Bez devetki nitko ne može baciti karte zbog devetki: pod **Bacanje karata** prvo odaberi „bez bacanja zbog devetki”.',
  'throw-in-threshold':
    'To dosegne svaka ruka, ili nijedna: za {{what}} vrijede brojevi od {{least}} do {{most}}. Odaberi drugi broj, ili nijedan.',
  'throw-in-nines': 'bacanje zbog devetki',
  'throw-in-kings': 'bacanje zbog kraljeva',
  'throw-in-ninesAndKings': 'bacanje zbog devetki i kraljeva',
  'throw-in-fullCards': 'bacanje zbog aseva i desetki',
  'throw-in-eyesOver': 'bacanje zbog bodova na kartama',
  'mandatory-solos-need-solos':
    'Nitko ne može odigrati obvezni solo ako nema solo igara: odaberi neki solo, ili bez obveznog sola.',
} satisfies Translation<'hr'>['conflict'];
