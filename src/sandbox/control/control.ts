import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Changes } from '../changes.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../rest/refusal.ts';
import { badRequest, ControlFailure, notFound } from './failure.ts';
import type { ControlRoute, Reply } from './route.ts';
import { disturbanceRoutes } from './routes/disturbances.ts';
import { guildRoutes } from './routes/guilds.ts';
import { userRoutes } from './routes/users.ts';

interface Entry {
  readonly method: string;
  readonly pattern: RegExp;
  readonly handle: ControlRoute[2];
}

/** `/control`: the hands of tests and of the page. The routes stand in docs/sandbox.md. */
export class Control {
  readonly #changes: Changes;
  readonly #routes: readonly Entry[];

  constructor(platform: Platform) {
    this.#changes = platform.changes;
    this.#routes = [...userRoutes(platform), ...guildRoutes(platform), ...disturbanceRoutes(platform)].map(
      ([method, path, handle]) => ({
        method,
        pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`),
        handle,
      }),
    );
  }

  /** `path` is what stands behind `/control`. */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    if (path === '/stream' && request.method === 'GET') {
      this.#stream(response);
      return;
    }
    const reply = await this.#carryOut(request, path, query).catch(failureReply);
    const bytes = Buffer.from(JSON.stringify(reply.body));
    response
      .writeHead(reply.status, { 'content-type': 'application/json', 'content-length': bytes.length })
      .end(bytes);
  }

  async #carryOut(request: IncomingMessage, path: string, query: URLSearchParams): Promise<Reply> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = readJson(Buffer.concat(chunks).toString());
    for (const { method, pattern, handle } of this.#routes) {
      const match = method === request.method ? pattern.exec(path) : null;
      if (match) return handle({ params: match.slice(1), body, query });
    }
    throw notFound(`There is no ${request.method} /control${path}.`, 'no-such-route');
  }

  #stream(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': connected\n\n');
    const stop = this.#changes.subscribe((channelId) => {
      response.write(`data: ${JSON.stringify({ type: 'changed', ...(channelId && { channelId }) })}\n\n`);
    });
    response.on('close', stop);
  }
}

function readJson(source: string): unknown {
  try {
    return source === '' ? undefined : JSON.parse(source);
  } catch {
    throw badRequest('The body is not JSON.');
  }
}

function failureReply(error: unknown): Reply {
  if (error instanceof ControlFailure) {
    return { status: error.status, body: { error: error.message, code: error.code } };
  }
  if (error instanceof Refusal) {
    const places = JSON.stringify(error.errors ?? error.message);
    return {
      status: 400,
      body: { error: `The body is not as it should be: ${places}`, code: 'bad-request' },
    };
  }
  return { status: 500, body: { error: String(error), code: 'bug' } };
}
