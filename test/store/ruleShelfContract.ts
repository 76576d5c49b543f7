import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultRules, MOST_SETS, type RuleShelf, type SavedSet } from '../../src/app/ruleShelf.ts';
import { PRESETS, type RuleSet } from '../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN } from '../../src/core/rules/throwIn.ts';

interface Opened {
  readonly shelf: RuleShelf;
  close(): Promise<void>;
}

export interface ShelfBench {
  open(): Promise<Opened>;
  dispose(): Promise<void>;
}

const { ddv, kitchen, rhenish } = PRESETS;

/** Every kind of value that a rule set holds, unlike the DDV's. */
const MIXED: RuleSet = {
  ...rhenish,
  throwIn: { ...NO_THROW_IN, kings: 5, noTrumpAbove: 'DJ' },
  solos: ['queens', 'koehler'],
  bock: { on: ['120-120'], hands: 5, effect: 'double', overlap: 'stack' },
  mandatorySolos: true,
};

/** What the app may expect of a shelf, whichever database is behind it. */
export function ruleShelfContract(name: string, makeBench: () => Promise<ShelfBench>): void {
  describe(`a shelf of rule sets on ${name}`, () => {
    let bench: ShelfBench;
    let store: Opened;
    let shelf: RuleShelf;

    beforeEach(async () => {
      bench = await makeBench();
      store = await bench.open();
      shelf = store.shelf;
    });

    afterEach(async () => {
      await store.close();
      await bench.dispose();
    });

    const add = async (
      id: string,
      called = id,
      rules: RuleSet = kitchen,
      guild = 'club',
    ): Promise<SavedSet> => {
      const added = await shelf.add(guild, { id, name: called, savedBy: 'anna', rules });
      if (!added.ok) throw new Error(added.error);
      return added.value;
    };

    test('is empty at first, and the default is the DDV’s rules', async () => {
      expect(await shelf.list('club')).toEqual([]);
      expect(await shelf.find('club', 'x')).toBeNull();
      expect(await shelf.defaultOf('club')).toEqual({ of: 'preset', preset: 'ddv' });
      expect(await defaultRules(shelf, 'club')).toEqual(ddv);
    });

    test('keeps every rule, and who saved it, over a restart', async () => {
      const added = await add('a1', 'Höhle “*”', MIXED);
      expect(added).toEqual({ id: 'a1', name: 'Höhle “*”', savedBy: 'anna', version: 0, rules: MIXED });
      await store.close();
      store = await bench.open();
      expect(await store.shelf.find('club', 'a1')).toEqual(added);
    });

    test('lists a server’s own sets by name', async () => {
      await add('1', 'zebra');
      await add('2', 'Aal');
      await add('3', 'middle');
      await add('4', 'other', kitchen, 'elsewhere');
      expect((await shelf.list('club')).map((set) => set.name)).toEqual(['Aal', 'middle', 'zebra']);
      expect(await shelf.find('club', '4')).toBeNull();
    });

    test.each([
      ['Kitchen', 'kitchen'],
      ['Kitchen', 'KITCHEN'],
      ['Kitchen', 'Ｋitchen'],
      ['Liga', 'Liga\u200D'],
      ['Liga ❤', 'Liga ❤️'],
      ['Straße', 'STRASSE'],
      ['ΟΔΟΣ', 'οδος'],
    ])('takes no second name like %s: %j', async (name, again) => {
      await add('1', name);
      const refused = await shelf.add('club', { id: '2', name: again, savedBy: 'ben', rules: ddv });
      expect(refused).toEqual({ ok: false, error: 'name-taken' });
      expect(await shelf.list('club')).toHaveLength(1);
      await add('3', again, ddv, 'elsewhere');
    });

    test('holds twenty sets a server, however many come at once', async () => {
      for (let n = 1; n < MOST_SETS; n++) await add(`${n}`);
      const late = ['x', 'y', 'z'].map((id) => shelf.add('club', { id, name: id, savedBy: 'a', rules: ddv }));
      const added = await Promise.all(late);
      expect(added.map(({ ok }) => ok).sort()).toEqual([false, false, true]);
      expect(added.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'shelf-full' });
      expect(await shelf.list('club')).toHaveLength(MOST_SETS);
      await add('w', 'w', ddv, 'elsewhere');
    });

    test('changes a set for whoever saw its present version', async () => {
      const set = await add('1');
      expect(await shelf.change('club', set, rhenish)).toBe(true);
      expect(await shelf.find('club', '1')).toMatchObject({ rules: rhenish, version: 1, savedBy: 'anna' });
      expect(await shelf.change('club', set, ddv)).toBe(false);
      expect(await shelf.change('elsewhere', { ...set, version: 1 }, ddv)).toBe(false);
      expect((await shelf.find('club', '1'))?.rules).toEqual(rhenish);
    });

    test('has a default for each server: a preset or a saved set as it is now', async () => {
      const set = await add('1');
      await shelf.setDefault('club', { of: 'preset', preset: 'rhenish' });
      expect(await defaultRules(shelf, 'club')).toEqual(rhenish);
      await shelf.setDefault('club', { of: 'saved', set: '1' });
      expect(await shelf.defaultOf('club')).toEqual({ of: 'saved', set: '1' });
      await shelf.change('club', set, MIXED);
      expect(await defaultRules(shelf, 'club')).toEqual(MIXED);
      expect(await defaultRules(shelf, 'elsewhere')).toEqual(ddv);
    });

    test('forgets a set, and the default that it was', async () => {
      await add('1');
      await shelf.setDefault('club', { of: 'saved', set: '1' });
      await shelf.remove('elsewhere', '1');
      expect(await shelf.list('club')).toHaveLength(1);
      await shelf.remove('club', '1');
      expect(await shelf.list('club')).toEqual([]);
      expect(await shelf.defaultOf('club')).toEqual({ of: 'preset', preset: 'ddv' });
      await add('2', '1');
    });
  });
}
