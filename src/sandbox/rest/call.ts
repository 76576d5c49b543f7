import { refuseField } from '../form/form.ts';
import type { JournalRequest } from '../journal.ts';
import { isSnowflake } from '../snowflake.ts';

/** A file of a multipart body; `key` is the n of `files[n]`. */
export interface UploadedFile {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface Answer {
  readonly status: number;
  /** JSON; absent with status 204. */
  readonly body?: unknown;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const noContent: Answer = { status: 204 };

interface CallParts {
  readonly request: JournalRequest;
  readonly params: { readonly [name: string]: string };
  readonly query: URLSearchParams;
  readonly files: readonly UploadedFile[];
}

/** One request to the REST interface, after its route was found. */
export class Call {
  readonly request: JournalRequest;
  readonly query: URLSearchParams;
  readonly files: readonly UploadedFile[];
  readonly #params: CallParts['params'];

  constructor({ request, params, query, files }: CallParts) {
    this.request = request;
    this.query = query;
    this.files = files;
    this.#params = params;
  }

  get body(): unknown {
    return this.request.body;
  }

  /** A part of the path. */
  text(name: string): string {
    const value = this.#params[name];
    if (value === undefined) throw new Error(`The route of ${this.request.path} has no :${name}`);
    return value;
  }

  /** A part of the path that must be an id. */
  id(name: string): string {
    const value = this.text(name);
    return isSnowflake(value)
      ? value
      : refuseField([`${name}_id`], 'NUMBER_TYPE_COERCE', `Value "${value}" is not snowflake.`);
  }

  /** A number of the query, between 1 and `max`. */
  limit(standard: number, max: number): number {
    const raw = this.query.get('limit');
    if (raw === null) return standard;
    const value = Number(raw);
    return Number.isInteger(value) && value >= 1 && value <= max
      ? value
      : refuseField(['limit'], 'NUMBER_TYPE_MAX', `int value should be between 1 and ${max}.`);
  }

  /** Refuses parameters that the sandbox does not know. */
  allowQuery(...names: readonly string[]): void {
    for (const key of this.query.keys()) {
      if (names.includes(key)) continue;
      refuseField([key], 'SANDBOX_UNKNOWN_FIELD', `The sandbox knows no query parameter "${key}" here.`);
    }
  }
}
