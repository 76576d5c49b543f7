import { scoreOf } from '../../app/enteredHands.ts';
import type { BookedEntry } from '../../app/entries.ts';
import type { BookedHand } from '../../app/ledger.ts';
import type { Texts } from '../../texts/texts.ts';
import { rowsOf } from '../messages/components.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { framed, type Part, RULE } from '../messages/parts.ts';
import { ruleLine } from '../messages/rules/ruleLine.ts';
import { mention, moment } from '../messages/scene.ts';
import { correctionButtons } from './correctionButtons.ts';
import { pointsLine, publicName } from './handPlayers.ts';
import { outcomeLines } from './outcomeLines.ts';

/** A hand that was entered, as it stands in the books now. */
export interface EnteredHand {
  readonly entry: BookedEntry;
  readonly hand: BookedHand;
  /** The hand in whose place it stands, and the one that stands in its place. */
  readonly before: BookedHand | null;
  readonly after: BookedHand | null;
}

/** The message by which a channel learns of a hand that was entered: whoever played it can object. */
export function enteredMessage({ entry, hand, before, after }: EnteredHand, t: Texts): MessagePayload {
  const { id, seats, rules, struck, table } = hand;
  const score = scoreOf(entry);
  const person = hand.enteredBy === null ? '?' : personText(hand.enteredBy, t);
  return framed(
    struck ? 'over' : 'won',
    [
      `## ${t(before ? 'entry.corrected' : 'entry.entered')}`,
      t(table === null ? 'entry.by' : 'entry.by-corrected', { hand: id, person }),
      `-# ${ruleLine(rules, t)}`,
      ...(score.ok
        ? outcomeLines({ ...entry, players: seats }, score.value, publicName, t)
        : [pointsLine(seats, publicName, t)]),
      before && t('entry.instead', { hand: before.id, points: pointsLine(before.seats, publicName, t) }),
      ...struckParts(hand, after, t),
    ],
    rowsOf(correctionButtons(hand, t)),
  );
}

function struckParts({ struck }: BookedHand, after: BookedHand | null, t: Texts): readonly Part[] {
  if (!struck) return [];
  const told =
    after && !after.struck
      ? t('entry.replaced-by', { hand: after.id, points: pointsLine(after.seats, publicName, t) })
      : t('entry.struck', { person: personText(struck.by, t), time: moment(struck.at) });
  return [RULE, told];
}

/** Whoever entered or struck a hand, as the channel reads it. */
const personText = (person: string, t: Texts): string =>
  person.startsWith('former:') ? publicName({ player: person, name: '' }, t) : mention(person);
