import type { LeagueAction } from '../../../core/league/action.ts';
import type { TablePlace } from '../../../core/league/leagueTable.ts';
import type { LeagueRejection } from '../../../core/league/rejection.ts';
import type { PersonId } from '../../../core/table/occupant.ts';
import type { Texts } from '../../../texts/texts.ts';
import { conflictText } from '../rules/phrases.ts';
import { signed } from '../scene.ts';

/** What a refusal needs to know to say what is true. */
export interface Refused {
  readonly t: Texts;
  /** What was wanted. */
  readonly wanted: LeagueAction['do'];
  /** The league, as it is called in running text. */
  readonly title: string;
  readonly name: (person: PersonId) => string;
  /** Whose table was meant, where it was about one. */
  readonly place?: TablePlace | undefined;
  /** Where one of Dulle's tables is. */
  readonly link?: (dulleTable: string) => string;
}

/** Why something about a league was not done, in one sentence that says what is true and what can be done. */
export function leagueRejectionText(rejection: LeagueRejection, refused: Refused): string {
  const { t, wanted, title, name } = refused;
  const place = refused.place ?? { round: 0, table: 0 };
  switch (rejection.code) {
    case 'no-such-league':
    case 'already-open':
      return t('leagueNo.gone');
    case 'name-in-use':
      return t('leagueNo.name-in-use', { league: title });
    case 'too-many-leagues':
      return t('leagueNo.too-many', { most: rejection.most });
    case 'bad-name':
      return t('leagueNo.bad-name', { most: rejection.most });
    case 'bad-rounds':
      return t('leagueNo.bad-rounds', { least: rejection.least, most: rejection.most });
    case 'bad-hands':
      return t('leagueNo.bad-hands', { least: rejection.least, most: rejection.most });
    case 'senseless-rules':
      return conflictText(rejection.conflict, t);
    case 'mandatory-solos-need-hands':
      return t('leagueNo.solos-need-hands', { least: rejection.least });
    case 'not-duplicate-rules':
      return t('leagueNo.not-duplicate', {
        which: rejection.which.map((obstacle) => t(`leagueNo.has-${obstacle}`)).join(', '),
        option: t('commandName.option-rules'),
      });
    case 'not-allowed':
      return t('leagueNo.not-leader');
    case 'wrong-phase':
      return phaseText(rejection.phase, wanted, t);
    case 'full':
      return t('leagueNo.full', { most: rejection.most });
    case 'already-entered':
      return t('leagueNo.already-entered', { person: name(rejection.person) });
    case 'not-entered':
      return t('leagueNo.not-entered', { person: name(rejection.person) });
    case 'too-few':
      return t('leagueNo.too-few', { least: rejection.least, count: rejection.now });
    case 'nothing-to-draw':
      return t('leagueNo.nothing-to-draw', { rounds: rejection.rounds });
    case 'no-such-table':
      return rejection.tables === 0
        ? t('leagueNo.no-round', { rounds: rejection.rounds })
        : t('leagueNo.no-table', { round: place.round, tables: rejection.tables });
    case 'table-open':
      return t('leagueNo.table-open', { ...place, link: refused.link?.(rejection.dulleTable) ?? '' });
    case 'already-played':
      return t('leagueNo.table-done', place);
    case 'result-entered':
      return t('leagueNo.table-entered', place);
    case 'round-over':
      return t('leagueNo.round-over');
    case 'no-result':
      return t('leagueNo.nothing-entered', place);
    case 'not-at-table':
      return t('leagueNo.not-at-table', { ...place, person: name(rejection.person) });
    case 'already-at-table':
      return t('leagueNo.already-at-table', {
        round: place.round,
        table: rejection.table,
        person: name(rejection.person),
      });
    case 'sum-not-zero':
      return t('leagueNo.sum-not-zero', { sum: signed(rejection.sum) });
    case 'points-out-of-range':
      return t('leagueNo.points-out-of-range', { most: rejection.most });
    case 'tables-open':
      return t('leagueNo.tables-open', {
        tables: rejection.tables.map((open) => t('leagueNo.table-of-day', open)).join('; '),
      });
  }
}

/** What is true of a season that is not where something could be done. */
function phaseText(phase: 'joining' | 'running' | 'closed', wanted: LeagueAction['do'], t: Texts): string {
  if (phase === 'closed') return t('leagueNo.closed');
  if (phase === 'joining') return t('leagueNo.not-started');
  return t(wanted === 'enter' ? 'leagueNo.started' : 'leagueNo.running');
}
