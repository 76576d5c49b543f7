import type { OpenEntry } from '../../app/entries.ts';
import {
  type Draft,
  withContract,
  withExtras,
  withEyesMoved,
  withMultiplier,
  withRe,
  withSaid,
  withTrickless,
} from '../../core/score/draft.ts';
import { contractsPlayed, rePlayers } from '../../core/score/entry.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { message } from '../messages/parts.ts';
import { troubleText } from '../messages/troubleText.ts';
import { personOf } from '../person.ts';
import { type Click, turnInto } from '../reply.ts';
import { guildOf } from '../rules/heldSet.ts';
import type { Visit } from '../visit.ts';
import { parseExtras, parseSaid, parseSeats } from './choices.ts';
import type { EntryClick, EntryPage } from './entryClick.ts';
import { entryPanel } from './entryPanel.ts';
import { entryTroubleText } from './entryTrouble.ts';
import { correctableHand, mayEnter } from './mayCorrect.ts';

/** Answers a click where somebody enters a hand: the panel shows what is true afterwards. */
export async function answerEntryClick(visit: Visit<Click>, click: EntryClick): Promise<void> {
  await turnInto(visit.interaction, visit.desk, await answerTo(visit, click));
}

async function answerTo(
  { interaction, desk, reader }: Visit<Click>,
  click: EntryClick,
): Promise<MessagePayload> {
  const { t } = reader;
  const { entered } = desk;
  if (click.do === 'book') return book({ interaction, desk, reader }, click.entry);
  const entry = await entered.find(click.entry);
  if (!entry || entry.owner !== interaction.user.id) return message([t('entry.gone')]);
  if (click.do === 'turn') return entryPanel(entry, click.page, t);
  if (click.do === 'discard') {
    await entered.discard(entry.id);
    return message([t('entry.discarded')]);
  }
  const chosen = interaction.isStringSelectMenu() ? interaction.values : [];
  const change = changeBy(click, chosen, entry);
  if (!change) return message([troubleText('unknown-button', t)]);
  const changed = await entered.change(entry.id, change);
  return changed ? entryPanel(changed, pageOf(click), t) : message([t('entry.gone')]);
}

const POINTS = ['said', 'extras', 'times'];

const pageOf = (click: EntryClick): EntryPage => (POINTS.includes(click.do) ? 'points' : 'hand');

/** What a choice makes of a draft; null: nobody offered that. */
function changeBy(
  click: EntryClick,
  chosen: readonly string[],
  { rules }: OpenEntry,
): ((draft: Draft) => Draft) | null {
  const [word = ''] = chosen;
  switch (click.do) {
    case 'contract': {
      const contract = contractsPlayed(rules).find((known) => known === word);
      return contract ? (draft) => withContract(draft, contract) : null;
    }
    case 're':
      // Chosen for another contract, on a message that is older, they may be too many.
      return (draft) => withRe(draft, parseSeats(chosen).slice(0, rePlayers(draft.contract).most));
    case 'eyes':
      return (draft) => withEyesMoved(draft, click.by);
    case 'trickless':
      return (draft) => withTrickless(draft, click.party);
    case 'said': {
      const said = parseSaid(word);
      return said && ((draft) => withSaid(draft, click.party, said));
    }
    case 'extras':
      return (draft) => withExtras(draft, click.party, parseExtras(chosen));
    case 'times': {
      const times = Number(word);
      return Number.isInteger(times) && times > 0 ? (draft) => withMultiplier(draft, times) : null;
    }
    default:
      return null;
  }
}

/** Why somebody may not book an entry of theirs; null: they may. */
async function refusalOf(
  { interaction, desk, reader: { t } }: Visit<Click>,
  { players, replaces }: OpenEntry,
): Promise<string | null> {
  if (replaces === null) return mayEnter(interaction, desk, players, t);
  const hand = await correctableHand(interaction, desk, replaces, t);
  return hand.ok ? null : hand.error;
}

/** Books what was chosen, whoever else may have been asked meanwhile; pressed twice, it is booked once. */
async function book({ interaction, desk, reader }: Visit<Click>, id: string): Promise<MessagePayload> {
  const { t } = reader;
  const entry = await desk.entered.find(id);
  if (entry && entry.owner !== interaction.user.id) return message([t('entry.gone')]);
  // Rights may have been taken away since the panel was opened.
  const refusal = entry ? await refusalOf({ interaction, desk, reader }, entry) : null;
  if (refusal !== null) return message([refusal]);
  const booked = await desk.entered.book(id, guildOf(interaction), personOf(interaction));
  if (booked.ok) return message([t('entry.booked', { hand: id })]);
  const { error } = booked;
  if (error.code === 'gone' || error.code === 'replaced-already') return message([t(`entry.${error.code}`)]);
  const now = await desk.entered.find(id);
  return now ? entryPanel(now, 'hand', t, entryTroubleText(error, t)) : message([t('entry.gone')]);
}
