import type { MessagePayload } from '../../../src/discord/messages/desired.ts';
import { textOf } from '../../../src/discord/messages/parts.ts';
import type { JournalEntry } from '../../../src/sandbox/journal.ts';

interface Mentions {
  readonly parse?: readonly string[];
  readonly users?: readonly string[];
  readonly roles?: readonly string[];
}

interface Said {
  readonly content: string;
  readonly mentions: Mentions | undefined;
}

/** What a request says, and whom it allows to be pinged; null where it says nothing. */
function said({ request }: JournalEntry): Said | null {
  const body = request.body as { type?: number; data?: object } | undefined;
  const payload = body && 'type' in body && body.type !== undefined ? body.data : body;
  if (!payload || !('components' in payload)) return null;
  const { allowed_mentions: mentions, ...shown } = payload as MessagePayload & {
    readonly allowed_mentions?: Mentions;
  };
  return { content: textOf(shown), mentions };
}

/** The people whom a request pings. */
export const pingedBy = (entry: JournalEntry): readonly string[] => said(entry)?.mentions?.users ?? [];

/** Calls to move: they may ping the one person called. */
const CALL = /it is your turn|your time .*runs out|is waiting for you/i;

/** Tables of a league call those who were drawn for them, and a season's end names those who won it. */
const NAMED = /· match day \d+ · table \d+|🏆 .*the season is over/;

/** Requests that could ping anybody but whom they call or name. */
export const unintendedPings = (entries: readonly JournalEntry[]): readonly string[] =>
  entries.flatMap((entry) => {
    const message = said(entry);
    if (!message) return [];
    const { content, mentions } = message;
    const { parse, users = [], roles = [] } = mentions ?? {};
    const calls = users.length <= 1 && CALL.test(content);
    const names = NAMED.test(content) && users.every((user) => content.includes(`<@${user}>`));
    const pings = entry.kind === 'create' && (calls || names);
    const intended = parse?.length === 0 && roles.length === 0 && (users.length === 0 || pings);
    return intended ? [] : [`${entry.kind}: ${content}`];
  });
