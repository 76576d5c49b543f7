/** What people choose on each page of `/settings`, in order. */
export const SETTINGS = {
  me: ['language', 'pictures', 'suits', 'faces', 'theme', 'aid'],
  server: ['language', 'suits', 'faces', 'theme'],
} as const;

export type SettingsPage = keyof typeof SETTINGS;
export type PersonSetting = (typeof SETTINGS)['me'][number];
export type ServerSetting = (typeof SETTINGS)['server'][number];

/** What a button or menu of `/settings` stands for; the id carries all that is needed, also after a restart. */
export type SettingClick =
  | { readonly do: 'turn'; readonly page: SettingsPage }
  | { readonly do: 'choose'; readonly page: 'me'; readonly setting: PersonSetting }
  | { readonly do: 'choose'; readonly page: 'server'; readonly setting: ServerSetting };

/** Raised when the form of the ids changes; differs from those of tables and rules. */
const VERSION = 's1';

/** Writes an id, such as `s1:server` or `s1:me:theme`. */
export const makeSettingClick = (click: SettingClick): string =>
  [VERSION, click.page, ...(click.do === 'choose' ? [click.setting] : [])].join(':');

/** Reads an id; null for anything that `makeSettingClick` did not write. */
export function parseSettingClick(text: string): SettingClick | null {
  const [version, page, word, ...more] = text.split(':');
  if (version !== VERSION || more.length > 0) return null;
  if (page === 'me') {
    if (word === undefined) return { do: 'turn', page };
    const setting = SETTINGS.me.find((known) => known === word);
    return setting ? { do: 'choose', page, setting } : null;
  }
  if (page === 'server') {
    if (word === undefined) return { do: 'turn', page };
    const setting = SETTINGS.server.find((known) => known === word);
    return setting ? { do: 'choose', page, setting } : null;
  }
  return null;
}
