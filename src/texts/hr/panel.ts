import type { Translation } from '../translation.ts';

/** Panels that one person sees. */
export const rules = {
  title: 'Pravila ovog stola',
  'title-named': 'Pravila: {{name}}',
  'title-default': 'Pravila: {{name}} (zadana na ovom serveru)',
  lengths:
    '**Koliko se igra** · Partija traje određen broj dijeljenja, ili dok netko ne skupi 30 ili 50 bodova, ili dok je igrači ne završe. Dijeljenja u kojima su karte bačene ne broje se. Bira onaj tko otvara stol, s **/stol otvori** ili **Promijeni pravila**.',
  'many-players':
    '**Pet do sedam igrača** · U svakom dijeljenju igraju četvero lijevo od djelitelja. Tko dijeli, ne igra, ne vidi karte i ne dobiva bodove; u punom krugu svi igraju jednako često.',
  'no-difference': 'Turnirska pravila Njemačkog saveza za Doppelkopf (DDV) i ništa drugo.',
  'read-on': '-# Izbornik objašnjava svako pravilo; ondje je i igra ukratko.',
  'read-more': '-# Izbornik objašnjava svako pravilo.',
  cards:
    'Karata je {{number}}, svaka dvaput. {{highest}}, zatim sve dame, svi dečki i karo; aduti su jedna boja, a na boju se mora odgovoriti.',
  'highest-dulle': 'Desetka herc (Dulle) najjači je adut',
  'highest-schweine': 'Oba ♦A u istoj ruci (Schweine) najjači su aduti, pa desetka herc (Dulle)',
  'highest-superschweine':
    'Ako netko ima Schweine (oba ♦A), obje karte ♦{{rank}} u istoj ruci (Superschweine) najjači su aduti; iza njih su Schweine, pa desetka herc (Dulle)',
  parties:
    'Tko drži ♣Q, igra **Re**, ostali **Kontra**; tko drži obje, igra protiv svih, ili kaže **rezerva** i objavi **svadbu**: tada mu je partner onaj od ostalih tko prvi odnese {{deciding}}.',
  'deciding-any': 'jedan od prva tri štiha',
  'deciding-side-suit': 'jedan od prva tri štiha u koji se nije izišlo adutom',
  'deciding-trump': 'jedan od prva tri štiha u koji se izišlo adutom',
  win: 'Re treba 121 od 240 bodova na kartama, Kontra 120. Strana koja ostane ispod 90, ispod 60, ispod 30 ili bez štiha svaki put gubi još jedan bod.',
  announce:
    '**Re** i **Kontra** ({{worth}}) smiju se najaviti dok držiš barem {{re}} karata, zatim **ne 90** uz {{no90}}, **ne 60** uz {{no60}}, **ne 30** uz {{no30}}, **schwarz** uz {{schwarz}} (svaka +1). Re ili Kontra kao odgovor smije doći i s jednom kartom manje nego što treba za najvišu najavu druge strane.',
  'worth-add': 'svaka +2',
  'worth-double': 'svaka udvostručuje dijeljenje',
  solos: 'Solo igre: {{solos}}. Solist je Re, igra protiv svih i bodovi mu se broje trostruko.',
  'solos-none': 'Solo igara nema.',
  extras: 'Dodatni bodovi, ne u solo igrama: {{extras}}.',
  'extra-doppelkopf': 'Doppelkopf (štih od 40 ili više)',
  'extra-fox': 'uhvaćena lisica (♦A)',
  'extra-karlchen': 'Karlchen (♣J) koji nosi zadnji štih',
  'extra-karlchenCaught': 'Karlchen uhvaćen u zadnjem štihu',
  'extra-foxLastTrick': 'lisica koja nosi zadnji štih',
  'extra-heartsTrick': 'štih od četiri herca',
  'extra-dulleCaught': 'Dulle koju uhvati druga Dulle',
  'against-the-old': 'Kontra za pobjedu protiv tref dama dobiva još jedan bod.',
  'clock-computer':
    'Kad vrijeme istekne, računalo odigra taj jedan potez; nakon dva zaredom drži mjesto dok se ne vratiš.',
  'clock-waits': 'Kad vrijeme istekne, stol čeka.',
} satisfies Translation<'hr'>['rules'];

export const menu = {
  title: 'Izbornik ovog stola',
  host: 'Domaćin: {{person}}',
  'end-votes': 'Raniji kraj: {{votes}} od {{needed}} glasova.',
  'removal-votes': 'Uklanjanje igrača {{person}}: {{votes}} od {{needed}} glasova.',
  'open-seats': 'Ne sjediš za ovim stolom. Možeš preuzeti mjesto računala.',
  ended: 'Partija za ovim stolom je gotova.',
} satisfies Translation<'hr'>['menu'];

export const confirm = {
  'leave-lobby': 'Želiš li ustati od stola?',
  leave: 'Odlaziš zauvijek? Na tvom mjestu dalje igra računalo i ondje ostaju dosadašnji bodovi.',
  'vote-end':
    'Završiti partiju ranije? Završava, s dosadašnjim rezultatom, kad to želi više od polovice igrača.',
  'close-lobby': 'Zatvoriti ovaj stol za sve?',
  close:
    'Završiti partiju za sve? Domaćinu se to broji kao glas za raniji kraj; moderator je završava odmah, s dosadašnjim rezultatom.',
  remove:
    'Ukloniti igrača {{name}}? Mjesto preuzima računalo: odmah ako tog igrača nema, a ti si domaćin, inače kad se složi dovoljno ostalih.',
  'remove-lobby': 'Ukloniti igrača {{name}} od stola?',
  otherwise: '-# Ako ne želiš, samo odbaci ovu poruku.',
} satisfies Translation<'hr'>['confirm'];

export const review = {
  title: 'Dijeljenje {{hand}} · {{contract}}',
  'title-trick': 'Dijeljenje {{hand}} · štih {{trick}} od {{tricks}}',
  hand: '{{name}} ({{party}})',
  taken_one: '{{name}} nosi {{count}} bod na kartama.',
  taken_few: '{{name}} nosi {{count}} boda na kartama.',
  taken_other: '{{name}} nosi {{count}} bodova na kartama.',
  running: 'Bodovi na kartama dosad: Re {{re}} · Kontra {{kontra}}',
  none: 'Dijeljenje {{hand}} ne može se pregledati: nije gotovo ili nijedna karta nije odigrana.',
} satisfies Translation<'hr'>['review'];
