import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  PERSON_DEFAULTS,
  type PersonPreferences,
  type Preferences,
  SERVER_DEFAULTS,
  type ServerPreferences,
} from '../../src/app/preferences.ts';

interface Opened {
  readonly preferences: Preferences;
  close(): Promise<void>;
}

export interface PreferencesBench {
  open(): Promise<Opened>;
  dispose(): Promise<void>;
}

/** Every part unlike its usual value. */
const ANNA: PersonPreferences = {
  language: 'hr',
  locale: 'hu',
  pictures: 'large',
  suits: 'four',
  faces: 'german',
  theme: 'light',
  aid: true,
  introducedAt: 'k3f9',
};

const CLUB: ServerPreferences = {
  language: 'de',
  locale: 'en-GB',
  suits: 'four',
  faces: 'german',
  theme: 'light',
};

const PERSON_PARTS = Object.keys(ANNA) as (keyof PersonPreferences)[];
const SERVER_PARTS = Object.keys(CLUB) as (keyof ServerPreferences)[];

/** What the app may expect of preferences, whichever database is behind them. */
export function preferencesContract(name: string, makeBench: () => Promise<PreferencesBench>): void {
  describe(`preferences on ${name}`, () => {
    let bench: PreferencesBench;
    let store: Opened;
    let preferences: Preferences;

    beforeEach(async () => {
      bench = await makeBench();
      store = await bench.open();
      preferences = store.preferences;
    });

    afterEach(async () => {
      await store.close();
      await bench.dispose();
    });

    test('are forgotten for one person, and for one server', async () => {
      for (const person of ['anna', 'ben']) await preferences.setPerson(person, ANNA);
      for (const guild of ['club', 'pub']) await preferences.setServer(guild, CLUB);
      await preferences.forget('anna');
      await preferences.forgetServer('club');
      expect(await preferences.ofPeople(['anna', 'ben'])).toEqual([PERSON_DEFAULTS, ANNA]);
      expect(await preferences.ofServer('club')).toEqual(SERVER_DEFAULTS);
      expect(await preferences.ofServer('pub')).toEqual(CLUB);
    });

    test('are the usual ones for whoever is not known', async () => {
      expect(await preferences.ofPerson('anna')).toEqual(PERSON_DEFAULTS);
      expect(await preferences.ofServer('club')).toEqual(SERVER_DEFAULTS);
      expect(await preferences.ofPeople([])).toEqual([]);
    });

    test('are kept whole over a restart', async () => {
      await preferences.setPerson('anna', ANNA);
      await preferences.setServer('club', CLUB);
      await store.close();
      store = await bench.open();
      expect(await store.preferences.ofPerson('anna')).toEqual(ANNA);
      expect(await store.preferences.ofServer('club')).toEqual(CLUB);
      expect(await store.preferences.ofServer('elsewhere')).toEqual(SERVER_DEFAULTS);
    });

    test.each(PERSON_PARTS)('of a person change in one part: %s', async (part) => {
      await preferences.setPerson('anna', { [part]: ANNA[part] });
      expect(await preferences.ofPerson('anna')).toEqual({ ...PERSON_DEFAULTS, [part]: ANNA[part] });
      await preferences.setPerson('anna', ANNA);
      await preferences.setPerson('anna', { [part]: PERSON_DEFAULTS[part] });
      expect(await preferences.ofPerson('anna')).toEqual({ ...ANNA, [part]: PERSON_DEFAULTS[part] });
    });

    test.each(SERVER_PARTS)('of a server change in one part: %s', async (part) => {
      await preferences.setServer('club', { [part]: CLUB[part] });
      expect(await preferences.ofServer('club')).toEqual({ ...SERVER_DEFAULTS, [part]: CLUB[part] });
      await preferences.setServer('club', CLUB);
      await preferences.setServer('club', { [part]: SERVER_DEFAULTS[part] });
      expect(await preferences.ofServer('club')).toEqual({ ...CLUB, [part]: SERVER_DEFAULTS[part] });
    });

    test('keep every one of the changes that are made at once', async () => {
      await Promise.all([
        ...PERSON_PARTS.map((part) => preferences.setPerson('anna', { [part]: ANNA[part] })),
        ...SERVER_PARTS.map((part) => preferences.setServer('club', { [part]: CLUB[part] })),
      ]);
      expect(await preferences.ofPerson('anna')).toEqual(ANNA);
      expect(await preferences.ofServer('club')).toEqual(CLUB);
    });

    test('stay as they are where nothing is changed', async () => {
      await preferences.setPerson('anna', {});
      await preferences.setServer('club', {});
      expect(await preferences.ofPerson('anna')).toEqual(PERSON_DEFAULTS);
      await preferences.setPerson('anna', ANNA);
      await preferences.setPerson('anna', {});
      expect(await preferences.ofPerson('anna')).toEqual(ANNA);
    });

    test('of several people come in the order in which they were asked for', async () => {
      await preferences.setPerson('anna', ANNA);
      await preferences.setPerson('ben', { aid: true });
      const ben = { ...PERSON_DEFAULTS, aid: true };
      expect(await preferences.ofPeople(['ben', 'nobody', 'anna', 'ben'])).toEqual([
        ben,
        PERSON_DEFAULTS,
        ANNA,
        ben,
      ]);
    });
  });
}
