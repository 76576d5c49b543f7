import { describe, expect, test } from 'vitest';
import type { Mark } from '../../../src/app/coach/marks.ts';
import type { PlayedHand } from '../../../src/app/coach/reviews.ts';
import { OpenPages } from '../../../src/discord/coach/openPages.ts';
import { reviewAt, showReview } from '../../../src/discord/coach/showReview.ts';
import type { Desk } from '../../../src/discord/desk.ts';
import { message } from '../../../src/discord/messages/parts.ts';
import type { Click } from '../../../src/discord/reply.ts';
import { ENGLISH } from '../messages/support/readers.ts';
import { SCENES } from '../messages/support/scenes.ts';

const PLAYED = { record: { format: 'doko-hand/1' }, standIns: [], predecessors: [] } as unknown as PlayedHand;

/** A coach who thinks until the test lets go, and what was said to whoever clicked. */
function stage(known: readonly Mark[] | null = null) {
  const said: string[] = [];
  const acts: string[] = [];
  const note = async (kind: string, body: { readonly components: unknown }): Promise<void> => {
    said.push(`${kind} ${/thinking|marks \d|nothing/.exec(JSON.stringify(body.components))?.[0]}`);
  };
  const done = Promise.withResolvers<readonly Mark[] | null>();
  const desk = {
    gallery: { draw: async (payload: object) => ({ payload, files: [], late: null }) },
    reviews: { known: () => known, of: () => done.promise },
    pages: new OpenPages(),
    tables: {
      act: async (_table: string, action: { readonly do: string }) => {
        acts.push(`${said.length} answered, ${action.do}`);
        return { ok: false };
      },
    },
  } as unknown as Desk;
  const click = {
    user: { id: 'anna' },
    message: { flags: { has: () => true } },
    update: (body: { readonly components: unknown }) => note('shows', body),
    editReply: (body: { readonly components: unknown }) => note('then', body),
  } as unknown as Click;
  const show = (played: PlayedHand | null = PLAYED) =>
    showReview(click, desk, {
      hand: 'k3f9-1',
      table: 'k3f9',
      played,
      page: (coached) =>
        message([
          coached === null ? 'nothing' : coached === 'thinking' ? coached : `marks ${coached.length}`,
        ]),
    });
  return { said, acts, show, letGo: done.resolve };
}

describe('a page of a review', () => {
  test('stands at once, and again with its marks when the coach has thought', async () => {
    const { said, show, letGo } = stage();
    const shown = show();
    await Promise.resolve();
    letGo([]);
    await shown;
    expect(said).toEqual(['shows thinking', 'then marks 0']);
  });

  test('has its marks at once where they are known', async () => {
    const { said, show } = stage([]);
    await show();
    expect(said).toEqual(['shows marks 0']);
  });

  test('answers whoever clicked before it asks the table to wait for them', async () => {
    const { acts, show } = stage([]);
    await show();
    expect(acts).toEqual(['1 answered, look-back']);
  });

  test('is not turned back to by marks that come late', async () => {
    const { said, show, letGo } = stage();
    const pages = [show(), show()];
    letGo([]);
    await Promise.all(pages);
    expect(said).toEqual(['shows thinking', 'shows thinking', 'then marks 0']);
  });

  test('loses its notice where the coach could not think', async () => {
    const { said, show, letGo } = stage();
    letGo(null);
    await show();
    expect(said).toEqual(['shows thinking', 'then nothing']);
  });

  test('says nothing of the coach where there is no record to look at', async () => {
    const { said, show } = stage();
    await show(null);
    expect(said).toEqual(['shows nothing']);
  });
});

describe('the coach is given', () => {
  test.each<[string, string, boolean]>([
    ['a finished hand', 'result', true],
    ['no hand that is being played', 'solo', false],
  ])('%s', (_case, scene, given) => {
    const { played } = reviewAt(SCENES[scene]!().reading, 1, 'overview', ENGLISH);
    expect(played !== null).toBe(given);
  });

  test('no hand of a duplicate round that still goes on', () => {
    const concealed = Object.entries(SCENES).filter(([, make]) => {
      const { table } = make().reading;
      return table.concealed && table.sheet.length > 0;
    });
    expect(concealed.length).toBeGreaterThan(0);
    for (const [, make] of concealed) {
      expect(reviewAt(make().reading, 1, 'overview', ENGLISH).played).toBeNull();
    }
  });
});
