import { isObject } from '../json.ts';
import type { UploadedFile } from './call.ts';
import { Refusal } from './refusal.ts';

interface Body {
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

/** The JSON of a request, and its files. @throws Refusal 50109 */
export async function readBody(contentType: string, bytes: Buffer): Promise<Body> {
  if (bytes.length === 0) return { body: undefined, files: [] };
  if (contentType.startsWith('multipart/form-data')) return readMultipart(contentType, bytes);
  if (!contentType.startsWith('application/json')) {
    throw new Refusal(50035, {
      errors: {
        _errors: [
          {
            code: 'CONTENT_TYPE_INVALID',
            message: 'Expected "Content-Type" header to be one of {application/json, multipart/form-data}.',
          },
        ],
      },
    });
  }
  return { body: parseJson(bytes.toString()), files: [] };
}

async function readMultipart(contentType: string, bytes: Buffer): Promise<Body> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new Refusal(50109, { message: 'The multipart body cannot be read.' });
    });
  let body: unknown = {};
  const files: UploadedFile[] = [];
  for (const [name, value] of form) {
    const key = /^files\[(\d+)\]$/.exec(name)?.[1];
    if (name === 'payload_json') body = parseJson(typeof value === 'string' ? value : await value.text());
    else if (key !== undefined && typeof value !== 'string') {
      files.push({
        key,
        name: value.name,
        contentType: value.type || 'application/octet-stream',
        bytes: Buffer.from(await value.arrayBuffer()),
      });
    } else throw new Refusal(50109, { message: `The sandbox knows no part "${name}" in a multipart body.` });
  }
  if (!isObject(body)) throw new Refusal(50109);
  return { body, files };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(50109);
  }
}
