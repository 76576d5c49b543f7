import type { BookedEntry, EntryPlayer } from '../../app/entries.ts';
import { PARTIES, type Party } from '../../core/rules/contract.ts';
import { entryOf } from '../../core/score/draft.ts';
import { ALL_EYES } from '../../core/score/entry.ts';
import { isOneAgainstThree, type Score } from '../../core/score/tally.ts';
import { SEATS } from '../../core/seat.ts';
import type { Texts } from '../../texts/texts.ts';
import { type Part, RULE } from '../messages/parts.ts';
import { scoreLines } from '../messages/result.ts';
import { pointsLine } from './handPlayers.ts';

type NameOf = (player: EntryPlayer, t: Texts) => string;

/** What was played, by whom, how it ended and why, down to the points of each player of an entered hand. */
export function outcomeLines(
  entry: Pick<BookedEntry, 'draft' | 'rules'> & { readonly players: readonly EntryPlayer[] },
  score: Score,
  nameOf: NameOf,
  t: Texts,
): readonly Part[] {
  const { draft, rules, players } = entry;
  const { parties, said, multiplier, contract, reEyes, trickless } = entryOf(draft, rules);
  const people = (party: Party): readonly string[] =>
    players.filter((_, seat) => parties[seat] === party).map((player) => nameOf(player, t));
  const eyes = { re: reEyes, kontra: ALL_EYES - reEyes };
  const named = t(`contract.${contract}`);
  const [alone] = isOneAgainstThree(parties) ? people('re') : [];
  return [
    alone === undefined
      ? t('score.contract', { contract: named })
      : t('score.contract-of', { contract: named, person: alone }),
    ...PARTIES.map((party) => {
      const values = { party: t(`party.${party}`), people: people(party).join(', ') };
      return trickless === party
        ? t('entry.party-trickless', values)
        : t('entry.party', { ...values, eyes: eyes[party] });
    }),
    RULE,
    ...scoreLines(
      { t },
      {
        ...score,
        parties,
        doubling: rules.announcements === 'double' && score.winner !== null,
        called: PARTIES.filter((party) => said[party].call),
        multiplier,
      },
    ),
    RULE,
    pointsLine(
      SEATS.flatMap((seat) => {
        const player = players[seat];
        return player ? [{ ...player, points: score.scores[seat] }] : [];
      }),
      nameOf,
      t,
    ),
  ];
}
