import { describe, expect, test } from 'vitest';
import { MOST_ENTRANTS, MOST_ROUNDS } from '../../../src/core/league/settings.ts';
import { DDV, type RuleSet, SOLOS } from '../../../src/core/rules/ruleSet.ts';
import type { MessagePayload } from '../../../src/discord/messages/desired.ts';
import { schedulePage } from '../../../src/discord/messages/leagues/dayMessage.ts';
import { leagueMessages } from '../../../src/discord/messages/leagues/leagueMessages.ts';
import { leagueScene } from '../../../src/discord/messages/leagues/leagueScene.ts';
import { standingsPage, tiesMessage } from '../../../src/discord/messages/leagues/standingsMessage.ts';
import { textOf } from '../../../src/discord/messages/parts.ts';
import { type Reader, readerIn } from '../../../src/discord/messages/reader.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { faultsOf } from './support/limits.ts';
import { ENGLISH } from './support/readers.ts';
import { renderMessages, renderPayload } from './support/render.ts';
import { entrant, SEASONS, ShownScript } from './support/seasons.ts';

const publicOf = (script: ShownScript, reader: Reader) =>
  leagueMessages(leagueScene(script.season, reader, 'channel'));

/** What somebody can look up of a season alone, by name. */
function privateOf(script: ShownScript, reader: Reader): Readonly<Record<string, MessagePayload>> {
  const scene = leagueScene(script.season, reader, 'person');
  const { rounds } = scene.league;
  const pages = Math.ceil(scene.standings.length / 10);
  return {
    ...Object.fromEntries(
      rounds.map((round) => [`schedule ${round.number}`, schedulePage(scene, round, 'reader')]),
    ),
    ...Object.fromEntries(
      Array.from({ length: pages }, (_, page) => [
        `standings ${page}`,
        standingsPage(scene, page, { reader: entrant(1).id }),
      ]),
    ),
    'standings for all': standingsPage(scene, 0, 'all'),
    ties: tiesMessage(scene),
  };
}

/** What says the same of many seasons is written down once. */
const isRepeated = (title: string, name: string): boolean =>
  title === 'ties' || title === 'standings for all'
    ? !name.endsWith('match day')
    : title !== 'schedule 1' && title !== 'standings 0';

const named = (key: string, script: ShownScript): MessagePayload => {
  const found = publicOf(script, ENGLISH).find((message) => message.key === key);
  if (!found) throw new Error(`There is no ${key}`);
  return found.payload;
};

const season = (name: string): ShownScript => SEASONS[name]?.() ?? new ShownScript();

describe.each(LANGUAGES)('in %s', (language) => {
  const reader = readerIn(language);

  test('everything about a season reads as written down', async () => {
    const shown = Object.entries(SEASONS).map(([name, script]) => {
      const pages = Object.entries(privateOf(script(), reader))
        .filter(([title]) => !isRepeated(title, name))
        .map(([title, payload]) => `=== ${title}\n${renderPayload(payload)}\n`);
      return [`##### ${name}\n`, renderMessages(publicOf(script(), reader)), ...pages].join('\n');
    });
    await expect(shown.join('\n')).toMatchFileSnapshot(`../../golden/leagues/${language}.txt`);
  });

  test('everything keeps to the limits', () => {
    for (const script of Object.values(SEASONS)) {
      for (const { payload } of publicOf(script(), reader)) expect(faultsOf(payload)).toEqual([]);
      for (const payload of Object.values(privateOf(script(), reader))) expect(faultsOf(payload)).toEqual([]);
    }
  });

  test('everything keeps to the limits with as many players as there may be, of the worst names', () => {
    const script = crowded();
    const messages = publicOf(script, reader);
    expect(messages.length).toBeGreaterThan(3);
    for (const { payload } of messages) expect(faultsOf(payload)).toEqual([]);
    for (const payload of Object.values(privateOf(script, reader))) expect(faultsOf(payload)).toEqual([]);
    // No table is dropped, however little room there is for names.
    const [round] = script.season.league.rounds;
    if (!round) throw new Error('Nothing was drawn');
    const page = textOf(schedulePage(leagueScene(script.season, reader, 'person'), round, 'reader'));
    const day = messages.find(({ key }) => key === 'day-1');
    for (const { number } of round.tables) {
      expect(page).toContain(`\n**${number}** `);
      expect(day && textOf(day.payload)).toContain(`\n**${number}** `);
    }
  });
});

/** Names at their worst: all to be escaped, wide, from right to left, of many code points. */
const AWKWARD = [
  '*_`|~<@#>[]('.repeat(4),
  '日本語の名前'.repeat(8),
  'שלום '.repeat(9),
  '👨‍👩‍👧‍👦'.repeat(20),
];

/** Rules that take the longest line. */
const WORDY: RuleSet = {
  ...DDV,
  schweine: true,
  superschweine: true,
  poverty: true,
  solos: SOLOS,
  karlchen: false,
};

function crowded(): ShownScript {
  const people = Array.from({ length: MOST_ENTRANTS }, (_, number) => entrant(number, AWKWARD[number % 4]));
  const script = ShownScript.of(
    people,
    { rounds: MOST_ROUNDS, rules: WORDY },
    AWKWARD[0]?.slice(0, 40),
  ).start();
  for (let table = 1; table <= MOST_ENTRANTS / 4; table++) {
    for (const chair of [0, 1, 2, 3]) {
      const substitute = entrant(1000 + 4 * table + chair, AWKWARD[chair]);
      script.substitute(1, table, chair, substitute);
    }
    script.playHand(1, table, [300, -300, 300, -300]);
  }
  return script;
}

describe('the messages of a season', () => {
  test('let people join before it starts, and not afterwards', () => {
    const buttons = (script: ShownScript): string => JSON.stringify(named('season', script));
    expect(buttons(season('two have joined'))).toContain('l1:join:l');
    expect(buttons(season('just started'))).not.toContain('l1:join:l');
  });

  test('show a match day when the one before is over', () => {
    const keys = (name: string) => publicOf(season(name), ENGLISH).map(({ key }) => key);
    expect(keys('just started')).toEqual(['season', 'schedule', 'day-1']);
    expect(keys('on the second match day')).toEqual(['season', 'schedule', 'day-1', 'day-2']);
    expect(keys('closed before it started')).toEqual(['season']);
    expect(keys('closed with a champion').at(-1)).toBe('champion');
  });

  test('tell nothing of a duplicate match day before it is over', () => {
    const script = season('of duplicate before a match day is over');
    const all = [
      ...publicOf(script, ENGLISH).map(({ payload }) => payload),
      ...Object.values(privateOf(script, ENGLISH)),
    ];
    for (const payload of all) expect(textOf(payload)).not.toMatch(/[+−]\d/);
    expect(textOf(named('day-1', season('of duplicate after a match day')))).toContain('**+5.0**');
  });

  test('ping whoever stands on the podium, once, and nobody else', () => {
    const script = season('closed with a champion');
    const pinged = publicOf(script, ENGLISH).flatMap(({ key, payload }) =>
      (payload.pings ?? []).map((id) => [key, id]),
    );
    const podium = script.season.standings.filter(({ rank }) => rank <= 3).map(({ person }) => person.id);
    expect(pinged).toEqual(podium.map((id) => ['champion', id]));
  });

  test('name nobody by an id that is none of Discord’s', () => {
    const former = { id: 'former:1', name: 'Former player 1' };
    const script = ShownScript.of([former, ...[1, 2, 3].map((number) => entrant(number))], {
      rounds: 1,
    }).start();
    const points = script.playersAt(1, 1).map((id) => (id === former.id ? 9 : -3));
    script.enterResult(1, 1, [points[0] ?? 0, points[1] ?? 0, points[2] ?? 0, points[3] ?? 0]).close();
    const champion = named('champion', script);
    expect(textOf(champion)).not.toContain('<@former');
    expect(textOf(champion)).toContain('🥇 Former player 1 is the champion with **+9**!');
  });
});
