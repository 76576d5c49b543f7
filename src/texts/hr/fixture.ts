import type { Translation } from '../translation.ts';

/** A league's tables. */
export const fixture = {
  place: '{{league}} · {{round}}. kolo · stol {{table}}',
  'thread-name': '{{league}}, {{round}}. kolo, stol {{table}}: {{names}}',
  'seat-expected': '**{{number}}** · čeka se {{person}}',
  missing_one: 'Nedostaje još {{count}} igrač. **Sjedni** zauzima tvoje mjesto; zatim **Počni** dijeli.',
  missing_few:
    'Nedostaju još {{count}} igrača. **Sjedni** zauzima tvoje mjesto; **Počni** dijeli kad su svi tu.',
  missing_other:
    'Nedostaje još {{count}} igrača. **Sjedni** zauzima tvoje mjesto; **Počni** dijeli kad su svi tu.',
  'chairs-empty_one': 'Nedostaje još {{count}} igrač; tko vodi ligu, može odrediti zamjenu.',
  'chairs-empty_few': 'Nedostaju još {{count}} igrača; tko vodi ligu, može odrediti zamjene.',
  'chairs-empty_other': 'Nedostaje još {{count}} igrača; tko vodi ligu, može odrediti zamjene.',
  duplicate:
    '-# Svi stolovi ovog kola dobivaju iste karte, pa se ovdje igra u privatnoj niti. Tko ovdje smije upravljati nitima, mogao bi je čitati: molimo, nemojte.',
  seal: '-# Špil je promiješan, isti za svim stolovima; njegovo je sjeme zapečaćeno kao `{{commitment}}` i otkriva se kad kolo završi.',
  secret:
    '-# Drugi stolovi dobivaju iste karte: molim, ne odajte ništa. Sve karte, sjeme i zapisi slijede kad kolo svugdje završi.',
  concealed:
    'Iste se karte dijele i za drugim stolovima ovog kola. Dok svi ne završe, stanje vidi samo tko ovdje igra.',
  'concealed-review':
    'Iste se karte dijele i za drugim stolovima. Karte, sjemena i zapisi vidljivi su kad kolo svugdje završi.',
  disclosed: '-# Kolo je završilo za svim stolovima: sjemena, karte i zapisi sada su otvoreni.',
  called: '{{person}}, čeka te mjesto: {{place}} {{link}}',
  'seat-offered': '{{name}} čuva mjesto za: {{person}}. Gumb ispod ga zauzima.',
  'ended-unplayed': 'Nijedno dijeljenje nije završeno. Liga može ponovno otvoriti stol.',
  'phase-ended': 'Partija za ovim stolom je gotova. Što je ostalo, liga može ponovno otvoriti.',
  'no-private-thread':
    'Stolovi ovog kola dobivaju iste karte, pa se igra u privatnim nitima. Njih ima samo u tekstnim kanalima: otvori stol u jednom od njih.',
} satisfies Translation<'hr'>['fixture'];
