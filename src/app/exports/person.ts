import { ruleDifferences } from '../../core/rules/readRules.ts';
import { SEATS } from '../../core/seat.ts';
import type { PersonId } from '../../core/table/occupant.ts';
import type { BookedHand } from '../ledger.ts';
import type { PersonalData } from '../personalData.ts';
import type { Preferences } from '../preferences.ts';
import { counts, written } from './exportedHands.ts';
import type { ExportSources } from './exportSources.ts';
import { HandRecords } from './handRecords.ts';
import { playedOf } from './json.ts';
import { ownCorrections } from './ownCorrections.ts';

const FORMAT = 'dulle-person/1';

interface Sources extends Pick<ExportSources, 'ledger' | 'events' | 'now'> {
  readonly data: Pick<PersonalData, 'details'>;
  readonly preferences: Pick<Preferences, 'ofPerson'>;
}

/** Everything that is kept of somebody, as one JSON document; of others it says nothing but what they scored. */
export async function* personOf(sources: Sources, person: PersonId): AsyncGenerator<string> {
  const { ledger, events, data, preferences, now } = sources;
  const { corrections, ...details } = await data.details(person);
  const head = {
    format: FORMAT,
    person,
    exportedAt: written(now()),
    preferences: await preferences.ofPerson(person),
    ...details,
    corrections: ownCorrections(corrections, person),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"hands":[`;
  const records = new HandRecords(events);
  let first = true;
  for await (const hand of ledger.hands({ guildId: null, player: person })) {
    const played = await records.of(hand);
    const own = { ...handOf(hand, person), ...(played ? playedOf(played) : {}) };
    yield `${first ? '' : ','}\n${JSON.stringify(own)}`;
    first = false;
  }
  yield '\n]}\n';
}

function handOf(hand: BookedHand, person: PersonId): object {
  const { id, guildId, at, table, number, league, seats } = hand;
  const seat = SEATS.find((played) => seats[played].player === person) ?? null;
  const played = { id, guildId, endedAt: written(at), table, number, league, seat };
  if (hand.concealed) return played;
  const { contract, soloist, soloKind, winner, reEyes, value, multiplier, rules, struck, enteredBy } = hand;
  return {
    ...played,
    name: seat === null ? null : seats[seat].name,
    party: seat === null ? null : seats[seat].party,
    points: SEATS.map((scored) => seats[scored].points),
    facts: seat === null ? null : seats[seat].facts,
    contract,
    soloist,
    soloKind,
    winner,
    reEyes,
    value,
    multiplier,
    rules: ruleDifferences(rules),
    counts: counts(hand),
    struck: struck !== null,
    enteredByYou: enteredBy === person,
  };
}
