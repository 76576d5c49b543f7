import { describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../../src/app/audit.ts';
import { personOf } from '../../../src/app/exports/person.ts';
import { computerKey, GUEST } from '../../../src/app/ledger.ts';
import { pointsNote } from '../../../src/app/pointsNote.ts';
import { PERSON_DEFAULTS } from '../../../src/app/preferences.ts';
import { bookHand } from '../../support/bookHands.ts';

const ANNA = '200000000000000001';
const BEN = '200000000000000002';

/** Points of a hand of Anna, Ben, a guest and a computer. */
function pointsWith(guest: string): string {
  const { seats } = bookHand({ players: [BEN, ANNA], points: 3 });
  const names = [{}, {}, { player: GUEST, name: guest }, { player: computerKey('club'), name: 'Lotte' }];
  return pointsNote({ seats: seats.map((seat, index) => ({ ...seat, ...names[index] })) as never });
}

const OWN = `… +3, <@${ANNA}> +3, … -3, … -3`;

type Words = Pick<AuditEntry, 'what' | 'subject' | 'before' | 'after'>;

/** The corrections in Anna's own export. */
async function exported(words: Words): Promise<readonly Words[]> {
  const details = { sessions: [], leagues: [], ruleSets: [], drafts: [], ratings: [] };
  const corrections = [{ guildId: 'club', at: 1, made: false, ...words }];
  let text = '';
  const pieces = personOf(
    {
      ledger: {
        hands: async function* () {},
        leaderboard: async () => ({ rows: [], players: 0, own: null }),
      },
      events: { load: async () => [] },
      data: { details: async () => ({ ...details, corrections }) },
      preferences: { ofPerson: async () => PERSON_DEFAULTS },
      now: () => 0,
    },
    ANNA,
  );
  for await (const piece of pieces) text += piece;
  return (JSON.parse(text) as { readonly corrections: readonly Words[] }).corrections;
}

describe('corrections in a personal export', () => {
  test.each<readonly [string, Words, Partial<Words>]>([
    [
      'whoever else played a hand',
      { what: 'hand-replaced', subject: 'k3f9-1', before: pointsWith('Oma'), after: pointsWith('Oma') },
      { subject: 'k3f9-1', before: OWN, after: OWN },
    ],
    [
      'a guest whose name looks like a mention',
      { what: 'hand-struck', subject: 'k3f9-1', before: pointsWith(`<@${ANNA}>`), after: null },
      { before: OWN, after: null },
    ],
    [
      'who was replaced by them',
      { what: 'substituted', subject: 'Cup (1) 2/1', before: `<@${BEN}>`, after: `<@${ANNA}>` },
      { subject: 'Cup (1) 2/1', before: '…', after: `<@${ANNA}>` },
    ],
    [
      'whoever opened the table that they closed',
      { what: 'table-closed', subject: 'k3f9', before: `<@${BEN}>`, after: null },
      { before: '…' },
    ],
    [
      'a former player',
      { what: 'player-removed', subject: 'Cup (1)', before: '<@former:3>', after: null },
      { before: '…' },
    ],
  ])('do not say %s', async (_what, words, own) => {
    expect(await exported(words)).toMatchObject([own]);
  });

  test.each(['Oma, +3', 'Oma +3, Opa', `Oma <@${BEN}> +1`, 'Oma\n2', '<@', '😀'])(
    'do not say who a guest was that is called %j',
    async (guest) => {
      const [shown] = await exported({
        what: 'hand-entered',
        subject: 'k3f9-1',
        before: null,
        after: pointsWith(guest),
      });
      expect(shown?.after).toContain(`<@${ANNA}> +3`);
      expect(shown?.after).not.toMatch(/O[mp]a|Lotte|😀/);
      expect(shown?.after).not.toContain(BEN);
    },
  );

  test('say which role a right was given to', async () => {
    const words = {
      what: 'rights-changed',
      subject: 'rules',
      before: 'manage-events',
      after: 'administrator <@&42>',
    } as const;
    expect(await exported(words)).toMatchObject([words]);
  });
});
