import { describe, expect, test } from 'vitest';
import {
  PERSON_DEFAULTS,
  type PersonPreferences,
  type Preferences,
  SERVER_DEFAULTS,
  type ServerPreferences,
} from '../../src/app/preferences.ts';
import { RememberedPreferences } from '../../src/app/rememberedPreferences.ts';

/** A store that counts what is read; with a gate, reading and writing wait for it. */
function counting(gate?: { readonly reading?: Promise<void>; readonly writing?: Promise<void> }) {
  const people = new Map<string, PersonPreferences>();
  const servers = new Map<string, ServerPreferences>();
  const reads = { people: 0, servers: 0 };
  const stored: Preferences = {
    ofPerson: async (person) => people.get(person) ?? PERSON_DEFAULTS,
    ofPeople: async (asked) => {
      reads.people += asked.length;
      const read = asked.map((person) => people.get(person) ?? PERSON_DEFAULTS);
      await gate?.reading;
      return read;
    },
    setPerson: async (person, change) => {
      await gate?.writing;
      people.set(person, { ...(people.get(person) ?? PERSON_DEFAULTS), ...change });
    },
    forget: async (person) => {
      await gate?.writing;
      people.delete(person);
    },
    ofServer: async (guild) => {
      reads.servers++;
      return servers.get(guild) ?? SERVER_DEFAULTS;
    },
    forgetServer: async (guild) => {
      servers.delete(guild);
    },
    setServer: async (guild, change) => {
      servers.set(guild, { ...(servers.get(guild) ?? SERVER_DEFAULTS), ...change });
    },
  };
  return { preferences: new RememberedPreferences(stored), reads };
}

describe('remembered preferences', () => {
  test('are read once', async () => {
    const { preferences, reads } = counting();
    await preferences.ofPeople(['anna', 'ben']);
    expect(await preferences.ofPerson('ben')).toEqual(PERSON_DEFAULTS);
    await preferences.ofPeople(['ben', 'cleo', 'anna']);
    await preferences.ofServer('club');
    await preferences.ofServer('club');
    expect(reads).toEqual({ people: 3, servers: 1 });
  });

  test('are those that were last chosen, each person’s in its place', async () => {
    const { preferences } = counting();
    await preferences.ofPeople(['anna', 'ben']);
    await preferences.setPerson('ben', { language: 'hu' });
    await preferences.setPerson('ben', { aid: true });
    await preferences.setServer('club', { theme: 'light' });
    expect(await preferences.ofPeople(['ben', 'anna'])).toEqual([
      { ...PERSON_DEFAULTS, language: 'hu', aid: true },
      PERSON_DEFAULTS,
    ]);
    expect((await preferences.ofServer('club')).theme).toBe('light');
  });

  test('are the usual ones of whoever is forgotten, and of nobody else', async () => {
    const { preferences } = counting();
    for (const person of ['anna', 'ben']) await preferences.setPerson(person, { aid: true });
    await preferences.setServer('club', { theme: 'light' });
    await preferences.ofPeople(['anna', 'ben']);
    await preferences.ofServer('club');
    await preferences.forget('anna');
    await preferences.forgetServer('club');
    expect(await preferences.ofPerson('anna')).toEqual(PERSON_DEFAULTS);
    expect((await preferences.ofPerson('ben')).aid).toBe(true);
    expect(await preferences.ofServer('club')).toEqual(SERVER_DEFAULTS);
  });

  test('do not keep what was read before a change and arrives after it', async () => {
    let open = (): void => {};
    const reading = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { preferences } = counting({ reading });
    const old = preferences.ofPerson('anna');
    await preferences.setPerson('anna', { pictures: 'none' });
    open();
    expect((await old).pictures).toBe('normal');
    expect((await preferences.ofPerson('anna')).pictures).toBe('none');
  });

  test('do not keep what was read while a change was being written', async () => {
    let open = (): void => {};
    const writing = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { preferences } = counting({ writing });
    const changing = preferences.setPerson('anna', { pictures: 'large' });
    expect((await preferences.ofPerson('anna')).pictures).toBe('normal');
    open();
    await changing;
    expect((await preferences.ofPerson('anna')).pictures).toBe('large');
  });
});
