import type { Translation } from '../translation.ts';

/** The lobby, and what is true of a table as a whole. */
export const table = {
  title: 'Doppelkopf',
  line: '{{rules}} · {{hands}} · {{pace}}',
  'rules-ddv': 'Pravila DDV-a',
  'rules-but': 'Pravila DDV-a, ali: {{rules}}',
  'rules-more': '… i još {{count}}',
  'rules-differ_one': 'Pravila DDV-a uz {{count}} razliku',
  'rules-differ_few': 'Pravila DDV-a uz {{count}} razlike',
  'rules-differ_other': 'Pravila DDV-a uz {{count}} razlika',
  hands_one: '{{count}} dijeljenje',
  hands_few: '{{count}} dijeljenja',
  hands_other: '{{count}} dijeljenja',
  target_one: 'do {{count}} boda',
  target_few: 'do {{count}} boda',
  target_other: 'do {{count}} bodova',
  open: 'bez kraja',
  hand: 'Dijeljenje {{hand}}',
  'hand-of': 'Dijeljenje {{hand}} od {{hands}}',
  'pace-live': 'uživo, 60 s po potezu',
  'pace-relaxed': 'opušteno, 10 min po potezu',
  'pace-slow': 'polako, 24 h po potezu',
  'pace-none': 'bez sata',
  'pace-waits': '{{pace}}, zatim stol čeka',

  'seat-free': '**{{number}}** · *slobodno*',
  'seat-person': '**{{number}}** · {{person}}',
  'seat-host': '**{{number}}** · {{person}} · domaćin',
  'seat-computer': '**{{number}}** · {{name}} · računalo ({{level}})',
  'seat-vacated': '**{{number}}** · {{name}} · računalo ({{level}}), umjesto igrača koji je otišao',
  'seat-held': '**{{number}}** · {{person}} · nije tu, 🤖 igra računalo',
  'seat-held-host': '**{{number}}** · {{person}} · domaćin · nije tu, 🤖 igra računalo',
  'inbox-closed': '-# {{person}} ne prima izravne poruke: kad igra počne, karte su pod **Moje karte**.',
  'inbox-closed-playing': '-# {{person}} ne prima izravne poruke: karte su pod **Moje karte**.',

  'chairs-free_one':
    'Slobodno je {{count}} mjesto. **Sjedni** ga zauzima, **Dodaj računalo** ga popunjava; zatim **Počni** dijeli.',
  'chairs-free_few':
    'Slobodna su {{count}} mjesta. **Sjedni** zauzima jedno, **Dodaj računalo** popunjava jedno; **Počni** dijeli čim su četiri zauzeta.',
  'chairs-free_other':
    'Slobodno je {{count}} mjesta. **Sjedni** zauzima jedno, **Dodaj računalo** popunjava jedno; **Počni** dijeli čim su četiri zauzeta.',
  'chairs-full': 'Sva su mjesta zauzeta: tko god sjedi, može pritisnuti **Počni**.',
  'chairs-more_one':
    'Slobodno je {{count}} mjesto. Na **Počni** karte dobivaju oni koji sjede, najmanje četvero.',
  'chairs-more_few':
    'Slobodna su {{count}} mjesta. Na **Počni** karte dobivaju oni koji sjede, najmanje četvero.',
  'chairs-more_other':
    'Slobodno je {{count}} mjesta. Na **Počni** karte dobivaju oni koji sjede, najmanje četvero.',
  'dealer-rests':
    '-# Kad vas je pet ili više, u svakom dijeljenju igraju četvero iza djelitelja; ostali ne igraju.',
  closes: '-# Ako ga nitko ne dira, stol se zatvara {{time}}.',

  playing: '▶️ U tijeku: {{hand}} · {{link}}',
  between: '▶️ Završeno: {{hand}}. Igra se nastavlja: {{link}}',
  paused: '⏸️ Pauza ({{person}}). Nastavak: **Izbornik** → **Nastavi**; inače se stol zatvara {{time}}.',
  'paused-itself':
    '⏸️ Pauza, jer nema nikoga. Čim netko za stolom pritisne bilo koji gumb, ide se dalje; inače se stol zatvara {{time}}.',
  'paused-gone': '⏸️ Pauza. Nastavak: **Izbornik** → **Nastavi**; inače se stol zatvara {{time}}.',
  'seat-offered': '{{name}} igra umjesto igrača koji je otišao. Gumb ispod preuzima mjesto.',
  'end-votes': '-# Glasovi za raniji kraj: {{votes}} od potrebnih {{needed}}.',
  'removal-votes': '-# Glasovi za uklanjanje igrača {{person}}: {{votes}} od potrebnih {{needed}}.',

  'ended-played-out_one': '🏁 Odigrano je {{count}} dijeljenje.',
  'ended-played-out_few': '🏁 Odigrana su sva {{count}} dijeljenja.',
  'ended-played-out_other': '🏁 Odigrano je svih {{count}} dijeljenja.',
  'ended-target_one': '🏁 Cilj je dosegnut: {{count}} bod.',
  'ended-target_few': '🏁 Cilj je dosegnut: {{count}} boda.',
  'ended-target_other': '🏁 Cilj je dosegnut: {{count}} bodova.',
  'ended-voted': '🏁 Igrači su partiju završili ranije.',
  'ended-closed': '🏁 Stol je zatvoren.',
  'ended-nobody-left': '🏁 Svi su napustili stol.',
  'ended-unused': '🏁 Stol dugo nitko nije dirao, pa se zatvorio.',
  'ended-broken-off': 'Dijeljenje koje je bilo u tijeku ne računa se.',
  'ended-unplayed': 'Nijedno dijeljenje nije završeno. **/stol otvori** otvara novi stol.',

  welcome:
    'Sjediš za stolom za Doppelkopf: {{link}}\nOvamo ti stižu karte čim se podijele, s gumbom za sve što smiješ.',
  'thread-name': 'Doppelkopf: {{names}}',
} satisfies Translation<'hr'>['table'];
