import type { APIButtonComponent, APISelectMenuOption } from 'discord.js';
import { type EntryTrouble, scoreOf } from '../../app/enteredHands.ts';
import type { OpenEntry } from '../../app/entries.ts';
import { STEPS } from '../../core/rules/announcement.ts';
import { PARTIES, type Party } from '../../core/rules/contract.ts';
import { takesExtras } from '../../core/score/draft.ts';
import { ALL_EYES, contractsPlayed, mostExtras, rePlayers } from '../../core/score/entry.ts';
import { extrasPlayed } from '../../core/score/extraPoints.ts';
import { SEATS } from '../../core/seat.ts';
import type { Texts } from '../../texts/texts.ts';
import { seatLabel, seatText } from '../messages/boards/players.ts';
import { button, disabled, menuRow, type Row, rowsOf } from '../messages/components.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { framed, type Part, RULE } from '../messages/parts.ts';
import { ruleLine } from '../messages/rules/ruleLine.ts';
import { signed } from '../messages/scene.ts';
import { extraWord, saidWord } from './choices.ts';
import { type EntryPage, entryClicks } from './entryClick.ts';
import { entryTroubleText } from './entryTrouble.ts';
import { outcomeLines } from './outcomeLines.ts';

/** By how much the buttons move the card points of Re. */
const EYES_MOVED = [-10, -5, -1, 1, 5, 10] as const;

/** What a hand counts, by choice: up to three Bock rounds at once. */
const MULTIPLIERS = [1, 2, 4, 8] as const;

/** Where a hand is entered: what was chosen so far, what it comes to, and one page of choices. */
export function entryPanel(
  entry: OpenEntry,
  page: EntryPage,
  t: Texts,
  notice: string | null = null,
): MessagePayload {
  const { id, replaces, rules } = entry;
  const score = scoreOf(entry);
  const book = button(t('entry.book'), entryClicks.make({ do: 'book', entry: id }), 'success');
  return framed(
    score.ok ? 'going' : 'open',
    [
      `### ${replaces === null ? t('entry.title') : t('entry.title-correct', { hand: replaces })}`,
      `-# ${ruleLine(rules, t)}`,
      notice === null ? null : `⚠️ ${notice}`,
      ...(score.ok
        ? outcomeLines(entry, score.value, seatText, t)
        : [
            ...soFar(entry, t),
            entryTroubleText(score.error, t),
            lacksEyesToo(entry, score.error) ? t('entry.missing-eyes') : null,
          ]),
      t('entry.private'),
    ],
    [
      ...(page === 'hand' ? handRows(entry, t) : pointsRows(entry, t)),
      ...rowsOf([
        page === 'hand'
          ? button(
              t('entry.page-points'),
              entryClicks.make({ do: 'turn', entry: id, page: 'points' }),
              'primary',
            )
          : button(
              t('entry.page-hand'),
              entryClicks.make({ do: 'turn', entry: id, page: 'hand' }),
              'primary',
            ),
        score.ok ? book : disabled(book),
        button(t('entry.discard'), entryClicks.make({ do: 'discard', entry: id }), 'danger'),
      ]),
    ],
  );
}

/** Whether the card points are to be chosen, too, where who was Re is named as missing. */
const lacksEyesToo = ({ draft }: OpenEntry, trouble: EntryTrouble): boolean =>
  trouble.code === 'missing' && trouble.what === 're' && draft.reEyes === null;

/** What is known of a hand that is none yet. */
function soFar({ draft, players }: OpenEntry, t: Texts): readonly Part[] {
  const { contract, re, reEyes } = draft;
  const marked = SEATS.map((seat) => {
    const name = seatText(players[seat], t);
    return re.includes(seat) ? `**${name}** (${t('party.re')})` : name;
  });
  return [
    t('score.contract', { contract: t(`contract.${contract}`) }),
    marked.join(' · '),
    reEyes === null ? null : t('entry.eyes', { re: reEyes, kontra: ALL_EYES - reEyes }),
    RULE,
  ];
}

const chosen = (label: string, value: string, isChosen: boolean): APISelectMenuOption => ({
  label,
  value,
  ...(isChosen ? { default: true } : {}),
});

/** A choice that says for which party it is, since a menu shows nothing else. */
const ofParty = (party: Party, text: string, t: Texts): string =>
  t('entry.option', { party: t(`party.${party}`), text });

function handRows({ id, draft, rules, players }: OpenEntry, t: Texts): readonly Row[] {
  const { least, most } = rePlayers(draft.contract);
  const moves = EYES_MOVED.map((by) =>
    button(`${t('party.re')} ${signed(by)}`, entryClicks.make({ do: 'eyes', entry: id, by })),
  );
  return [
    menuRow({
      id: entryClicks.make({ do: 'contract', entry: id }),
      placeholder: t('entry.contract'),
      options: contractsPlayed(rules).map((contract) =>
        chosen(t(`contract.${contract}`), contract, contract === draft.contract),
      ),
      count: 1,
    }),
    menuRow({
      id: entryClicks.make({ do: 're', entry: id }),
      placeholder: t(most === 1 ? 'entry.who-alone' : 'entry.who-re'),
      options: SEATS.map((seat) =>
        chosen(ofParty('re', seatLabel(players[seat], t), t), String(seat), draft.re.includes(seat)),
      ),
      count: [least, most],
    }),
    ...rowsOf(moves, 3),
    ...rowsOf(PARTIES.map((party) => tricklessButton(id, party, draft.trickless === party, t))),
  ];
}

const tricklessButton = (entry: string, party: Party, isSo: boolean, t: Texts): APIButtonComponent =>
  button(
    t('entry.no-trick', { party: t(`party.${party}`) }),
    entryClicks.make({ do: 'trickless', entry, party }),
    isSo ? 'primary' : 'secondary',
  );

function pointsRows(entry: OpenEntry, t: Texts): readonly Row[] {
  const { id, draft } = entry;
  const { multiplier } = draft;
  const multipliers = [...new Set([...MULTIPLIERS, multiplier])];
  return [
    ...PARTIES.map((party) => saidRow(entry, party, t)),
    ...(takesExtras(draft) ? PARTIES.map((party) => extrasRow(entry, party, t)) : []),
    menuRow({
      id: entryClicks.make({ do: 'times', entry: id }),
      placeholder: t('entry.times', { times: multiplier }),
      options: multipliers.map((times) =>
        chosen(t('entry.times', { times }), String(times), times === multiplier),
      ),
      count: 1,
    }),
  ];
}

function saidRow({ id, draft }: OpenEntry, party: Party, t: Texts): Row {
  const said = saidWord(draft.said[party]);
  const options = [
    ['none', t('entry.said-nothing')],
    ['call', t('entry.said-call')],
    ...STEPS.map((step) => [step, t(`announcement.${step}`)] as const),
  ] as const;
  return menuRow({
    id: entryClicks.make({ do: 'said', entry: id, party }),
    placeholder: ofParty(party, t('entry.said-nothing'), t),
    options: options.map(([value, text]) => chosen(ofParty(party, text, t), value, value === said)),
    count: 1,
  });
}

/** Each extra point is a choice of its own: the second fox is another one than the first. */
function extrasRow({ id, draft, rules }: OpenEntry, party: Party, t: Texts): Row {
  const options = extrasPlayed(rules).flatMap((reason) =>
    Array.from({ length: mostExtras(reason) }, (_, index) => {
      const text = t(`reason.${reason}`);
      const label = index === 0 ? text : t('entry.extra-more', { reason: text, number: index + 1 });
      const isChosen = (draft.extras[party][reason] ?? 0) > index;
      return chosen(ofParty(party, label, t), extraWord(reason, index + 1), isChosen);
    }),
  );
  return menuRow({
    id: entryClicks.make({ do: 'extras', entry: id, party }),
    placeholder: t('entry.extras', { party: t(`party.${party}`) }),
    options,
    count: [0, options.length],
  });
}
