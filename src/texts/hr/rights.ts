import type { Translation } from '../translation.ts';

/** Who may do what for others: `/rights`. Rights and their holders are also choices of the command. */
export const rights = {
  title: 'Prava na ovom serveru',
  changed: '✅ Promijenjeno.',
  leagues: 'Otvaranje i vođenje liga',
  rules: 'Zadana pravila i tuđi skupovi pravila',
  tables: 'Zatvaranje tuđih stolova i mijenjanje njihovih pravila',
  scores: 'Poništavanje i vraćanje tuđih dijeljenja',
  line: '**{{right}}:** {{who}}',
  'line-role': '**{{right}}:** {{who}}; članovi s ulogom {{role}}',
  administrator: 'administratori',
  'manage-guild': 'tko smije upravljati serverom',
  'manage-channels': 'tko smije upravljati kanalima',
  'manage-events': 'tko smije upravljati događajima',
  'manage-messages': 'tko smije upravljati porukama',
  everybody: 'svi',
  always: '-# Tko smije upravljati serverom, ima sva prava.',
  how: '-# Opcijama naredbe **/prava** daješ pravo drugima: **tko**, a uz to i članovima s nekom ulogom (**uloga**).',
  'which-right': 'Odaberi i o kojem je pravu riječ: opcijom **pravo** naredbe **/prava**.',
  'not-manager':
    'Prava daje samo tko smije upravljati ovim serverom. **/prava** bez opcija pokazuje tko koja ima.',
} satisfies Translation<'hr'>['rights'];
