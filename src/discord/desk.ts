import type { AuditLog } from '../app/audit.ts';
import type { Hints } from '../app/coach/hints.ts';
import type { Reviews } from '../app/coach/reviews.ts';
import type { EnteredHands } from '../app/enteredHands.ts';
import type { Exports } from '../app/exports/exports.ts';
import type { Fixtures } from '../app/leagues/fixtures.ts';
import type { Leagues } from '../app/leagues/leagues.ts';
import type { Ledger } from '../app/ledger.ts';
import type { Preferences } from '../app/preferences.ts';
import type { Privacy } from '../app/privacy.ts';
import type { Rights } from '../app/rights.ts';
import type { RuleShelf } from '../app/ruleShelf.ts';
import type { Tables } from '../app/tables.ts';
import type { OpenHints } from './coach/openHints.ts';
import type { OpenPages } from './coach/openPages.ts';
import type { LeaguePresenter } from './leagues/leaguePresenter.ts';
import type { EphemeralHands } from './presenting/ephemeralHands.ts';
import type { Gallery } from './presenting/gallery.ts';
import type { Presenter } from './presenting/presenter.ts';
import type { Readership } from './readership.ts';

/** What interactions are handled with. */
export interface Desk {
  readonly tables: Tables;
  readonly leagues: Leagues;
  readonly fixtures: Fixtures;
  readonly leaguePresenter: LeaguePresenter;
  readonly presenter: Presenter;
  readonly hands: EphemeralHands;
  readonly shelf: RuleShelf;
  readonly preferences: Preferences;
  readonly rights: Rights;
  readonly audit: AuditLog;
  readonly exports: Exports;
  readonly privacy: Privacy;
  readonly ledger: Ledger;
  readonly entered: EnteredHands;
  readonly readership: Readership;
  readonly gallery: Gallery;
  readonly hints: Hints;
  readonly openHints: OpenHints;
  readonly reviews: Reviews;
  /** Of hands that are over. */
  readonly pages: OpenPages;
  /** By its IANA name: where the days and months of standings begin. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A short name for a new table or rule set, unique and telling nothing. */
  readonly newId: () => string;
}
