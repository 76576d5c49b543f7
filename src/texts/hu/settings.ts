import type { Translation } from '../translation.ts';

/** What people and servers choose: `/language` and `/settings`. */
export const settings = {
  changed: '✅ Módosítva.',

  // The language that somebody reads alone, and why it is that one.
  'me-chosen': 'Amit csak te olvasol: **{{language}}**, mert ezt választottad.',
  'me-discord': 'Amit csak te olvasol: **{{language}}**, mint a Discordodban.',
  'me-server': 'Amit csak te olvasol: **{{language}}**, mint ezen a szerveren.',
  'me-usual': 'Amit csak te olvasol: **{{language}}**, mert a Discordod nyelvén nem tudok.',
  'server-chosen': 'Amit ezen a szerveren mindenki olvas: **{{language}}**, mert itt ezt választották.',
  'server-own': 'Amit ezen a szerveren mindenki olvas: **{{language}}**, mert ez a szerver nyelve.',
  'server-usual': 'Amit ezen a szerveren mindenki olvas: **{{language}}**, mert a szerver nyelvén nem tudok.',
  'how-language':
    '-# Módosítás: **/{{command}}**; a **{{me}}** opció rád vonatkozik, a **{{server}}** opció a szerverre (annak, aki kezelheti).',
  'how-settings': '-# **/{{command}}**: itt azt is beállíthatod, hogyan nézzenek ki a lapok.',
  'no-server': 'A szerver nyelvét a szerver egyik csatornájában lehet kiválasztani.',
  'not-manager': 'A szerver nyelvét és a képei kinézetét csak az választhatja meg, aki kezelheti a szervert.',

  // The panel of `/settings`.
  'title-me': 'Beállításaid',
  'title-server': 'A szerver beállításai',
  'about-me':
    '-# Arra, amit csak te olvasol. Minden választás rögtön mentődik, és minden asztalnál érvényes.',
  'about-server': '-# Arra, amit az itteni csatornákban mindenki olvas. Minden választás rögtön mentődik.',
  'to-me': 'Beállításaim',
  'to-server': 'A szerver beállításai',
  option: '{{setting}}: {{choice}}',

  // Options of its menus: 100 characters at most.
  pictures: 'Képek',
  'pictures-normal': 'szokásos méretben',
  'pictures-large': 'nagyban',
  'pictures-none': 'nincsenek, csak szöveg',
  suits: 'Kártyaszínek',
  'suits-two': 'kétféle, fekete és piros',
  'suits-four': 'négyféle, mindegyik más',
  faces: 'Kártya',
  'faces-french': 'francia (♣ ♠ ♥ ♦)',
  'faces-german': 'német (makk, zöld, piros, tök)',
  theme: 'Háttér',
  'theme-dark': 'sötét',
  'theme-light': 'világos',
  aid: 'Tanulósegéd',
  'aid-off': 'ki',
  'aid-on': 'be',
  'aid-help': 'Kijátszott aduk és ismert pártok; csak baráti asztaloknál',
  language: 'Nyelv',
  'language-discord': 'mint a Discordomban',
  'language-server': 'mint a szerveré',
} satisfies Translation<'hu'>['settings'];
