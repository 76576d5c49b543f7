/** Discord's answers to requests that it does not carry out: code → HTTP status and text. */
const REFUSALS = {
  0: [404, '404: Not Found'],
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10009: [404, 'Unknown permission overwrite'],
  10013: [404, 'Unknown User'],
  10014: [404, 'Unknown Emoji'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  20012: [403, 'You are not authorized to perform this action on this application'],
  30003: [400, 'Maximum number of pins reached for the channel (50)'],
  30008: [400, 'Maximum number of emojis reached (2000)'],
  30032: [400, 'Maximum number of application commands reached (100)'],
  30034: [400, 'Max number of daily application command creates has been reached (200)'],
  30046: [429, 'Maximum number of edits to messages older than 1 hour reached. Try again later'],
  40001: [401, '401: Unauthorized'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  50001: [403, 'Missing Access'],
  50003: [400, 'Cannot execute action on a DM channel'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50013: [403, 'Missing Permissions'],
  50021: [403, 'Cannot execute action on a system message'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50033: [400, 'Invalid Recipient(s)'],
  50035: [400, 'Invalid Form Body'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  50278: [403, 'Cannot send messages to this user due to having no mutual guilds'],
  160004: [400, 'A thread has already been created for this message'],
  160005: [400, 'Thread is locked'],
} as const satisfies Record<number, readonly [number, string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** The tree below `errors` of an answer with code 50035: field names, at the leaves `_errors`. */
export type ErrorTree = { readonly [field: string]: ErrorTree | readonly FieldError[] };

export interface FieldError {
  readonly code: string;
  readonly message: string;
}

interface RefusalDetail {
  readonly status?: number;
  readonly message?: string;
  readonly errors?: ErrorTree;
}

/**
 * A request that Discord would not carry out. It is thrown, because it may come from any depth of a body or
 * a service, and is turned into the answer in one place only: the REST server.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly errors: ErrorTree | undefined;

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    const [status, message] = REFUSALS[code];
    super(detail.message ?? message);
    this.name = 'Refusal';
    this.code = code;
    this.status = detail.status ?? status;
    this.errors = detail.errors;
  }

  /** The answer's body, as Discord shapes it. */
  body(): object {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) };
  }
}
