import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from '../faults.ts';
import { Form } from '../form/form.ts';
import type { JournalRequest } from '../journal.ts';
import type { Contract } from '../openapi.ts';
import type { Platform } from '../platform.ts';
import { type Answer, Call, type UploadedFile } from './call.ts';
import { readBody } from './multipart.ts';
import { RateLimits } from './rate-limits.ts';
import { Refusal } from './refusal.ts';
import { Router } from './router.ts';
import { applicationRoutes } from './routes/application.ts';
import { channelRoutes } from './routes/channels.ts';
import { guildRoutes } from './routes/guilds.ts';
import { interactionRoutes } from './routes/interactions.ts';
import { messageRoutes } from './routes/messages.ts';

const MAX_REQUEST = 25 * 1024 * 1024;
const STANDARD_RETRY_MS = 250;

interface RestOptions {
  readonly platform: Platform;
  readonly contract: Contract | undefined;
  readonly checkAnswers: boolean;
  readonly enforceRateLimits: boolean;
}

/** `/api/v10`: finds the route, checks the token, carries out, answers as Discord does. */
export class Rest {
  readonly #platform: Platform;
  readonly #router: Router;
  readonly #contract: Contract | undefined;
  readonly #checkAnswers: boolean;
  readonly #limits: RateLimits;

  constructor({ platform, contract, checkAnswers, enforceRateLimits }: RestOptions) {
    this.#platform = platform;
    this.#contract = contract;
    this.#checkAnswers = checkAnswers;
    this.#limits = new RateLimits(platform.clock, enforceRateLimits);
    this.#router = new Router([
      ...guildRoutes(platform),
      ...applicationRoutes(platform),
      ...channelRoutes(platform),
      ...messageRoutes(platform),
      ...interactionRoutes(platform),
    ]);
  }

  /** `path` is what stands behind `/api/v10`, without the query. */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const method = request.method ?? 'GET';
    const fault = this.#platform.faults.take(method, path);
    if (fault?.delayMs) await this.#wait(fault.delayMs);
    if (fault?.status !== undefined && !fault.afterEffect) {
      request.resume();
      return fail(response, fault);
    }
    let noted: JournalRequest = { method, path, body: undefined };
    try {
      const bytes = await readBytes(request);
      const { body, files } = await readBody(request.headers['content-type'] ?? '', bytes);
      noted = { method, path, body, ...(files.length > 0 && { files: files.map(describe) }) };
      const answer = this.#carryOut(noted, query, files, request.headers.authorization, response);
      if (fault?.status !== undefined) fail(response, fault);
      else send(response, answer);
    } catch (error) {
      this.#refuse(response, noted, error);
    }
  }

  #carryOut(
    noted: JournalRequest,
    query: URLSearchParams,
    files: readonly UploadedFile[],
    authorization: string | undefined,
    response: ServerResponse,
  ): Answer {
    const { method, path, body } = noted;
    const found = this.#router.find(method, path);
    if (!found) {
      throw new Refusal(0, { message: `404: Not Found (the sandbox has no route ${method} ${path})` });
    }
    const { route, params } = found;
    if (!route.open && authorization !== `Bot ${this.#platform.address.botToken}`) throw new Refusal(40001);
    const limit = this.#limits.take(route, params);
    for (const [name, value] of Object.entries(limit.headers)) response.setHeader(name, value);
    if (limit.retryAfterMs !== undefined) return tooMany(response, limit.retryAfterMs, limit.global);
    this.#check(this.#contract?.requestErrors(method, path, body), 'request');
    const answer = route.handle(new Call({ request: noted, params, query, files }));
    if (this.#checkAnswers && answer.body !== undefined) {
      const complaints = this.#contract?.answerErrors(method, path, answer.status, answer.body);
      if (complaints?.length)
        throw new Error(`The sandbox's answer breaks the contract: ${complaints.join('; ')}`);
    }
    return answer;
  }

  #check(complaints: readonly string[] | undefined, what: string): void {
    if (!complaints?.length) return;
    const form = Form.create();
    for (const complaint of complaints) form.at(what).fail('OPENAPI_MISMATCH', complaint);
    form.settle();
  }

  #refuse(response: ServerResponse, request: JournalRequest, error: unknown): void {
    const refusal = error instanceof Refusal ? error : undefined;
    const status = refusal?.status ?? 500;
    const code = refusal?.code ?? 0;
    const body = refusal?.body() ?? { message: `500: Internal Server Error (${String(error)})`, code: 0 };
    this.#platform.journal.record({
      kind: 'refusal',
      channelId: null,
      messageId: null,
      audience: null,
      request,
      status,
      code,
      answer: body,
    });
    send(response, { status, body });
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#platform.clock.after(ms, resolve);
    });
  }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  if (body === undefined) {
    response.writeHead(status).end();
    return;
  }
  const bytes = Buffer.from(JSON.stringify(body));
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length })
    .end(bytes);
}

function fail(response: ServerResponse, { status = 500, code = 0, retryAfterMs }: Fault): void {
  if (status === 0) response.destroy();
  else if (status === 429) send(response, tooMany(response, retryAfterMs ?? STANDARD_RETRY_MS, false));
  else send(response, { status, body: { message: `${status}: injected by a test`, code } });
}

function tooMany(response: ServerResponse, retryAfterMs: number, global: boolean): Answer {
  const seconds = retryAfterMs / 1000;
  response.setHeader('Retry-After', seconds);
  response.setHeader('X-RateLimit-Scope', global ? 'global' : 'user');
  if (global) response.setHeader('X-RateLimit-Global', 'true');
  return { status: 429, body: { message: 'You are being rate limited.', retry_after: seconds, global } };
}

const describe = ({ name, bytes }: UploadedFile): { name: string; size: number; sha256: string } => ({
  name,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** @throws Refusal 40005 beyond 25 MiB */
async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // What is too much is still read, so that the client gets to see the answer.
    if (size <= MAX_REQUEST) chunks.push(chunk);
  }
  if (size > MAX_REQUEST) throw new Refusal(40005);
  return Buffer.concat(chunks);
}
