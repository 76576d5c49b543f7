import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { World } from './world/world.ts';

const PAGE = fileURLToPath(new URL('./page/', import.meta.url));

const CONTENT_TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
};

/** A file of the sandbox's page; `/` is its index. */
export async function servePage(response: ServerResponse, path: string): Promise<void> {
  const wanted = normalize(path === '/' ? '/index.html' : path);
  const contentType = CONTENT_TYPES[extname(wanted)];
  const bytes =
    contentType === undefined || wanted.includes('..')
      ? undefined
      : await readFile(join(PAGE, wanted)).catch(() => undefined);
  if (!bytes || contentType === undefined) return sendMissing(response);
  response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(bytes);
}

/** An uploaded file, or an emoji's picture. Any page may show it. */
export function serveUpload(response: ServerResponse, world: World, path: string): void {
  const [, kind, ...rest] = path.split('/');
  const emojiId = rest[0]?.split('.')[0] ?? '';
  const found = kind === 'emojis' ? world.emojis.get(emojiId) : world.files.get(rest[1] ?? '');
  if (!found) {
    sendMissing(response);
    return;
  }
  const headers = { 'content-type': found.contentType, 'access-control-allow-origin': '*' };
  response.writeHead(200, headers).end(found.bytes);
}

function sendMissing(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such file.\n');
}
