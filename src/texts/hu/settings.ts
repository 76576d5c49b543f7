import type { Translation } from '../translation.ts';

/** What people and servers choose: `/language` and `/settings`. */
export const settings = {
  changed: '✅ Módosítva.',

  // The language that somebody reads alone, and why it is that one.
  'me-chosen': 'Amit csak te olvasol: **{{language}}**, mert ezt választottad.',
  'me-discord': 'Amit csak te olvasol: **{{language}}**, mint a Discordodban.',
  'me-server': 'Amit csak te olvasol: **{{language}}**, mint ezen a szerveren.',
  'me-usual': 'Amit csak te olvasol: **{{language}}**, mert a Discordod nyelvén nem tudok.',
  'server-chosen':
    'Amit ezen a szerveren mindenki olvas: **{{language}}**, mert a moderátorok ezt választották.',
  'server-own': 'Amit ezen a szerveren mindenki olvas: **{{language}}**, mert ez a szerver nyelve.',
  'server-usual': 'Amit ezen a szerveren mindenki olvas: **{{language}}**, mert a szerver nyelvén nem tudok.',
  'how-language':
    '-# Módosítás: **/{{command}}**; a **{{me}}** opció rád vonatkozik, a **{{server}}** opció a szerverre (csak moderátoroknak).',
  'how-settings': '-# **/{{command}}**: itt azt is beállíthatod, hogyan nézzenek ki a lapok.',
  'no-server': 'A szerver nyelvét a szerver egyik csatornájában lehet kiválasztani.',
  'not-moderator': 'A szerver nyelvét és a képei kinézetét csak moderátorok választhatják meg.',

  // The panel of `/settings`.
  'title-me': 'Beállításaid',
  'title-server': 'A szerver beállításai',
  'about-me':
    '-# Arra, amit csak te olvasol. Minden választás rögtön mentődik, és minden asztalnál érvényes.',
  'about-server': '-# Arra, amit az itteni csatornákban mindenki olvas. Minden választás rögtön mentődik.',
  'to-me': 'Beállításaim',
  'to-server': 'A szerver beállításai',

  // Options of its menus: 100 characters at most.
  pictures: 'Képek',
  'pictures-normal': 'Képek a lapokról',
  'pictures-large': 'Nagy képek a lapokról',
  'pictures-none': 'Csak szöveg, képek nélkül',
  suits: 'A kártyaszínek festése',
  'suits-two': 'Kétszínű: fekete és piros',
  'suits-four': 'Négyszínű: minden kártyaszín más',
  faces: 'Kártyaképek',
  'faces-french': 'Francia kártya: ♣ ♠ ♥ ♦',
  'faces-german': 'Német kártya: makk, zöld, piros, tök',
  theme: 'A képek háttere',
  'theme-dark': 'Sötét háttér',
  'theme-light': 'Világos háttér',
  aid: 'Tanulósegéd',
  'aid-off': 'Tanulósegéd nélkül',
  'aid-on': 'Tanulósegéddel',
  'aid-help': 'Kijátszott aduk és ismert pártok; csak baráti asztaloknál',
  language: 'Nyelv',
  'language-discord': 'Mint a Discordomban',
  'language-server': 'A szerver saját nyelve',
} satisfies Translation<'hu'>['settings'];
