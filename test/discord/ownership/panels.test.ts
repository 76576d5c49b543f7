import { describe, expect, test } from 'vitest';
import { type AuditEntry, CORRECTIONS, mentioned, unmentioning } from '../../../src/app/audit.ts';
import { notedPoints } from '../../../src/app/pointsNote.ts';
import { USUAL_HOLDERS } from '../../../src/app/rights.ts';
import { auditPanel, ENTRIES_ON_A_PAGE } from '../../../src/discord/ownership/auditPanel.ts';
import {
  deletionQuestion,
  obstaclesMessage,
  privacyPanel,
} from '../../../src/discord/ownership/privacyPanel.ts';
import { holdersNote, rightsPanel } from '../../../src/discord/ownership/rightsPanel.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { textsFor } from '../../../src/texts/texts.ts';
import { faultsOf } from '../messages/support/limits.ts';
import { renderPayload } from '../messages/support/render.ts';

const AT = Date.UTC(2026, 10, 30, 18);

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  guildId: 'club',
  at: AT,
  by: { id: '200000000000000001', name: 'Anna' },
  what: 'hand-struck',
  subject: 'k3f9-1',
  before: 'Anna +4',
  after: null,
  ...more,
});

const ENTRIES: readonly AuditEntry[] = [
  entry({}),
  entry({ what: 'hand-replaced', before: '+4 −4 +4 −4', after: '+6 −6 +6 −6' }),
  entry({
    what: 'rights-changed',
    subject: 'leagues',
    before: holdersNote(USUAL_HOLDERS.leagues),
    after: holdersNote({ who: 'everybody', role: '300000000000000001' }),
  }),
  entry({
    what: 'substituted',
    subject: 'Winter **cup**, 2.1',
    before: mentioned('200000000000000002'),
    after: mentioned('former:3'),
  }),
  entry({
    what: 'result-entered',
    subject: 'Winter **cup** (2) 2/1',
    before: null,
    after: '<@200000000000000002> +3, <@200000000000000003> 0, <@200000000000000004> -1.5, <@former:3> -1.5',
  }),
  entry({ what: 'league-closed', subject: 'Cup (3) (1)', before: null }),
  entry({ subject: 'k3f9-2', before: '<@200000000000000002> +2, Oma, 3 -2' }),
  entry({ what: 'table-closed', subject: 'k3f9', before: mentioned('200000000000000002') }),
  entry({ what: 'data-deleted', by: null, subject: mentioned('former:4'), before: null }),
  entry({ by: { id: 'former:5', name: 'x' }, what: 'league-opened', subject: '@everyone', before: null }),
];

describe.each(LANGUAGES)('in %s', (language) => {
  const t = textsFor(language);

  test('the list of corrections', async () => {
    const first = auditPanel(ENTRIES, { page: 1, total: 3 * ENTRIES_ON_A_PAGE }, t);
    const shown = `${renderPayload(first)}\n\n${renderPayload(auditPanel([], { page: 0, total: 0 }, t))}\n`;
    await expect(shown).toMatchFileSnapshot(`../../golden/ownership/audit-${language}.txt`);
  });

  test('the list of corrections mentions nobody because somebody chose such a name', () => {
    const subject = `${unmentioning(mentioned('200000000000000001'))} (1)`;
    const shown = renderPayload(auditPanel([entry({ subject })], { page: 0, total: 1 }, t));
    expect(shown).toContain('\\<\\@200000000000000001\\> \\(1\\)');
  });

  test('a page of the longest corrections', () => {
    const long = 'W_'.repeat(60);
    const entries = CORRECTIONS.slice(0, ENTRIES_ON_A_PAGE).map((what) =>
      entry({ what, subject: long, before: long, after: long, by: { id: '2', name: long } }),
    );
    expect(faultsOf(auditPanel(entries, { page: 0, total: 99 }, t))).toEqual([]);
    const scored = notedPoints(Array.from({ length: 4 }, () => [long, -99] as const));
    const hands = entries.map((each) => ({ ...each, before: scored, after: scored }));
    expect(faultsOf(auditPanel(hands, { page: 0, total: 99 }, t))).toEqual([]);
  });

  test('what is kept of somebody, and what is asked before it is deleted', async () => {
    const nothing = { hands: 0, sessions: 0, leagues: 0, corrections: 0, ruleSets: 0, drafts: 0 };
    const servers = [
      {
        ...nothing,
        guildId: 'club',
        hands: 1,
        sessions: 1,
        leagues: 1,
        corrections: 1,
        ruleSets: 1,
        drafts: 1,
      },
      {
        ...nothing,
        guildId: 'pub',
        hands: 1234,
        sessions: 22,
        leagues: 3,
        corrections: 5,
        ruleSets: 2,
        drafts: 2,
      },
      { ...nothing, guildId: 'gone', sessions: 5 },
    ];
    const called = (guildId: string) => (guildId === 'gone' ? null : `The *${guildId}*`);
    const many = Array.from({ length: 40 }, () => servers[1]).filter((server) => server !== undefined);
    const pages = [
      privacyPanel({ preferences: true, servers }, called, t),
      privacyPanel({ preferences: false, servers: many }, () => 'W_'.repeat(50), t),
      privacyPanel({ preferences: false, servers: [] }, called, t),
      deletionQuestion(t),
      obstaclesMessage(
        [
          { what: 'seated', guildId: 'club', channelId: '300000000000000001', name: null },
          { what: 'witness', guildId: 'club', channelId: '300000000000000002', name: null },
          { what: 'match-day', guildId: 'pub', channelId: '300000000000000003', name: 'Winter *cup*' },
          { what: 'entered', guildId: 'pub', channelId: '300000000000000003', name: 'Winter *cup*' },
        ],
        t,
      ),
    ];
    for (const page of pages) expect(faultsOf(page)).toEqual([]);
    const shown = pages.filter((_, index) => index !== 1).map(renderPayload);
    await expect(`${shown.join('\n\n')}\n`).toMatchFileSnapshot(
      `../../golden/ownership/privacy-${language}.txt`,
    );
  });

  test('the rights', async () => {
    const held = { ...USUAL_HOLDERS, leagues: { who: 'everybody', role: '300000000000000001' } } as const;
    const panel = rightsPanel(held, t, t('rights.changed'));
    expect(faultsOf(panel)).toEqual([]);
    await expect(`${renderPayload(panel)}\n`).toMatchFileSnapshot(
      `../../golden/ownership/rights-${language}.txt`,
    );
  });
});
