import { type ClickOf, clickIds, oneOf } from '../clicks/clickIds.ts';

/** What people choose on each page of `/settings`, in order. */
export const SETTINGS = {
  me: ['language', 'pictures', 'suits', 'faces', 'theme', 'aid'],
  server: ['language', 'suits', 'faces', 'theme'],
} as const;

export type SettingsPage = keyof typeof SETTINGS;
export type PersonSetting = (typeof SETTINGS)['me'][number];
export type ServerSetting = (typeof SETTINGS)['server'][number];

/** What a button or menu of `/settings` stands for, such as `s1:me:theme`: another page, or a choice on one. */
export const settingClicks = clickIds('s1', {
  turn: { page: oneOf(['me', 'server']) },
  me: { setting: oneOf(SETTINGS.me) },
  server: { setting: oneOf(SETTINGS.server) },
});

export type SettingClick = ClickOf<typeof settingClicks>;
