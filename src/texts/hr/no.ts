import type { Translation } from '../translation.ts';

/** Why something was not done: what is true now, and what the person can do. */
export const no = {
  'already-open': 'Ovaj je stol već otvoren.',
  'not-open': 'Tog stola više nema. **/stol otvori** otvara novi.',
  'bad-settings':
    'Stol ima četiri do sedam mjesta, 1 do {{most}} dijeljenja i barem jednu osobu; odaberi ponovno s **/stol otvori**.',
  'mandatory-solos-need-hands':
    'Po ovim pravilima svatko duguje solo, pa partiji treba broj dijeljenja, najmanje {{least}}; odaberi druga pravila ili drugo trajanje.',
  'rules-changed': 'Netko je upravo promijenio pravila ovog stola; pogledaj ih i odaberi ponovno.',
  'sits-out': 'U ovom dijeljenju ne igraš, pa nemaš što odigrati.',
  'already-seated': 'Već sjediš za ovim stolom, na mjestu {{number}}.',
  'table-full': 'Sva su mjesta zauzeta. Ako se koje oslobodi, poruka stola će ga ponuditi.',
  'table-full-playing': 'Na svim mjestima igraju ljudi. Kad netko ode, najnovija poruka nudi mjesto.',
  'seat-taken': 'To je mjesto zauzeto. **Izbornik** nudi mjesta na kojima još igraju računala.',
  reserved: 'Ovo je stol lige, a mjesta su čuvana za: {{people}}.',
  'reserved-computer': 'Na to je mjesto liga postavila računalo.',
  'league-rules': 'Ovaj stol pripada ligi, a ona određuje pravila, trajanje i tko gdje sjedi.',
  'saw-cards':
    'Karte mjesta {{number}} u ovom su ti dijeljenju poznate, pa do njegova kraja možeš sjesti samo tamo.',
  'not-seated': 'Ne sjediš za ovim stolom.',
  'not-seated-join': 'Ne sjediš za ovim stolom; **Sjedni** zauzima slobodno mjesto.',
  'not-seated-open': 'Ne sjediš za ovim stolom; preko **Izbornika** možeš preuzeti mjesto računala.',
  'not-host': 'To mogu samo domaćin ({{host}}) i moderatori.',
  'no-computer': 'Za ovim stolom nema računala.',
  'chairs-empty_one': 'Slobodno je još {{count}} mjesto: pričekaj nekoga ili pritisni **Dodaj računalo**.',
  'chairs-empty_few': 'Slobodna su još {{count}} mjesta: pričekaj ljude ili pritisni **Dodaj računalo**.',
  'chairs-empty_other': 'Slobodno je još {{count}} mjesta: pričekaj ljude ili pritisni **Dodaj računalo**.',
  'phase-lobby': 'Igra još nije počela; **Počni** dijeli karte čim su zauzeta četiri mjesta.',
  'phase-cutting': 'Partija je u tijeku: presijeca se špil za dijeljenje {{hand}}.',
  'phase-playing': 'Partija je u tijeku: igra se dijeljenje {{hand}}.',
  'phase-between': 'Partija je u tijeku: iduće karte dolaze s gumbom **Sljedeće dijeljenje**.',
  'phase-ended': 'Partija za ovim stolom je gotova. **/stol otvori** otvara novi.',
  'not-cutter': 'Presjeći može samo {{cutter}}, desno od djelitelja.',
  paused: 'Stol je pauziran; nastavak: **Izbornik** → **Nastavi**.',
  'paused-by': 'Stol je pauziran ({{person}}); nastavak: **Izbornik** → **Nastavi**.',
  'not-paused': 'Stol nije pauziran.',
  'not-a-person': 'Ondje nema druge osobe koju bi se moglo ukloniti.',
  'still-here':
    '{{name}} je još tu, a za uklanjanje nekoga tko je tu treba dvoje drugih. Čim propusti potez, možeš to i bez njih.',
  'already-voted': 'Tvoj je glas već ubrojen; sada je na drugima.',

  'late-played': 'Tvoja karta u štihu {{trick}} već je odigrana ({{card}}); {{now}}',
  'late-hand': 'Taj gumb pripada dijeljenju {{hand}}; {{now}}',
  'late-answered': 'Tvoj je odgovor već dan; {{now}}',
  late: 'To je prošlo; {{now}}',
  'late-cut': 'Karte su već podijeljene; {{now}}',
  'now-your-turn': 'ti si na potezu.',
  'now-turn': 'na potezu je {{person}}.',
  'now-cutting': '{{person}} može presjeći špil.',
  'now-between': 'sljedeće dijeljenje još nije počelo.',
  'now-paused': 'stol je pauziran.',
  'now-ended': 'partija je gotova.',
  'now-lobby': 'igra još nije počela.',

  'not-your-turn': 'Na potezu je {{person}}{{time}}; ti dolaziš na red poslije.',
  /** Stands in the middle of a sentence, with its space. */
  'turn-until': ' (vrijeme istječe {{time}})',
  'no-reservation': 'S ovim kartama nemaš nijednu rezervu: reci **Zdrav**.',
  'not-allowed': 'To sada nije moguće; {{now}}',
  'not-allowed-reservation': 'To s ovim kartama ne možeš objaviti.',
  'not-allowed-pass':
    'Te tri karte ne mogu ići: među njima mora biti sve označeno s „mora otići”. Odaberi ponovno.',
  'not-in-hand': 'Te karte više nemaš; u tvojim se kartama vidi što možeš odigrati.',
  'must-follow-trump': 'Traži se adut, a imaš ga: možeš odigrati {{cards}}.',
  'must-follow-suit': '{{suit}} je tražena boja, a imaš je: možeš odigrati {{cards}}.',
  'announcement-not-allowed':
    'To se (više) ne može najaviti. Uz tvoje karte piše što možeš najaviti i dokad.',
  'announcement-due':
    'U prvom je štihu bilo 30 ili više bodova na kartama: {{person}} prvo mora najaviti **{{announcement}}**.',
  'hand-over': 'Dijeljenje je gotovo; {{now}}',
  'bad-deal': 'Karte se nisu mogle podijeliti.',
  clubs: 'Tref',
  spades: 'Pik',
  hearts: 'Herc',
  diamonds: 'Karo',
} satisfies Translation<'hr'>['no'];
