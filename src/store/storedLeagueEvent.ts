import type { LeagueEvent } from '../core/league/event.ts';
import { type RuleDifferences, ruleDifferences, withDdvRules } from '../core/rules/readRules.ts';
import type { PersonId } from '../core/table/occupant.ts';

/** An event as it is stored; of rules, what differs from the DDV's. */
export function storedLeagueEvent(event: LeagueEvent): string {
  if (event.type !== 'league-opened') return JSON.stringify(event);
  const { settings } = event;
  return JSON.stringify({ ...event, settings: { ...settings, rules: ruleDifferences(settings.rules) } });
}

/** Reads an event as it is stored: a rule it does not know is the DDV's. */
export function readLeagueEvent(stored: string): LeagueEvent {
  const event = JSON.parse(stored) as LeagueEvent;
  if (event.type !== 'league-opened') return event;
  const { settings } = event;
  return {
    ...event,
    settings: { ...settings, rules: withDdvRules(settings.rules as unknown as RuleDifferences) },
  };
}

/** Everybody whom an event names for the first time or as the one who acts. */
export function peopleIn(event: LeagueEvent): readonly PersonId[] {
  const acting = 'by' in event ? [event.by] : [];
  switch (event.type) {
    case 'entered':
      return [...acting, event.person.id];
    case 'substituted':
      return event.substitute ? [...acting, event.substitute.id] : acting;
    default:
      return acting;
  }
}
