export interface ControlRequest {
  /** The variable parts of the path, in order. */
  readonly params: readonly string[];
  readonly body: unknown;
  readonly query: URLSearchParams;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Method, path below `/control` with `:name` for one part, and what is done. */
export type ControlRoute = readonly [
  method: string,
  path: string,
  handle: (request: ControlRequest) => Reply | Promise<Reply>,
];

export const done = (body: unknown = {}, status = 200): Reply => ({ status, body });
