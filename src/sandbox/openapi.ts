import { readFile } from 'node:fs/promises';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { isObject, type JsonObject } from './json.ts';

const SCHEMA_ID = 'https://discord.invalid/components';
const MAX_COMPLAINTS = 12;

interface Operation {
  readonly id: string;
  readonly request: unknown;
  readonly answers: JsonObject;
}

/** Discord's own description of its API, as a judge over requests and answers. */
export interface Contract {
  /** What is wrong with a request's body; empty if nothing is. */
  readonly requestErrors: (method: string, path: string, body: unknown) => readonly string[];
  readonly answerErrors: (method: string, path: string, status: number, body: unknown) => readonly string[];
}

const contracts = new Map<string, Promise<Contract>>();

/** Reads the OpenAPI file, once in a process, and compiles what it needs of it when it is first needed. */
export function readContract(file: string): Promise<Contract> {
  const known = contracts.get(file) ?? compileContract(file);
  contracts.set(file, known);
  return known;
}

async function compileContract(file: string): Promise<Contract> {
  const document: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isObject(document) || !isObject(document.paths)) throw new Error(`${file} is no OpenAPI document`);
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: SCHEMA_ID, components: rewritten(document.components) });
  const operations = new Operations(document.paths);
  const validators = new Map<string, ValidateFunction>();
  const judge = (key: string, schema: unknown, value: unknown): readonly string[] => {
    if (!isObject(schema)) return [];
    const validate = validators.get(key) ?? ajv.compile(schema);
    validators.set(key, validate);
    return validate(value) ? [] : describeErrors(validate.errors ?? []);
  };
  return {
    requestErrors: (method, path, body) => {
      const operation = operations.find(method, path);
      if (!operation?.request || body === undefined) return [];
      return judge(`${operation.id} request`, operation.request, body);
    },
    answerErrors: (method, path, status, body) => {
      const operation = operations.find(method, path);
      const schema = operation?.answers[String(status)];
      if (!operation) return [];
      if (!schema) return [`${method} ${path} has no answer with status ${status}`];
      return judge(`${operation.id} ${status}`, schema, body);
    },
  };
}

/** Finds the operation of a concrete path; fixed parts go before variable ones. */
class Operations {
  readonly #byMethod = new Map<string, { readonly pattern: RegExp; readonly operation: Operation }[]>();

  constructor(paths: JsonObject) {
    const ordered = Object.entries(paths).sort(([a], [b]) => variables(a) - variables(b));
    for (const [path, methods] of ordered) {
      if (!isObject(methods)) continue;
      const pattern = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
      for (const [method, operation] of Object.entries(methods)) {
        if (!isObject(operation) || !('responses' in operation)) continue;
        const known = this.#byMethod.get(method.toUpperCase()) ?? [];
        known.push({ pattern, operation: toOperation(`${method} ${path}`, operation) });
        this.#byMethod.set(method.toUpperCase(), known);
      }
    }
  }

  find(method: string, path: string): Operation | undefined {
    return this.#byMethod.get(method)?.find(({ pattern }) => pattern.test(path))?.operation;
  }
}

const variables = (path: string): number => path.split('{').length;

function toOperation(id: string, operation: JsonObject): Operation {
  const responses = isObject(operation.responses) ? operation.responses : {};
  const answers = Object.entries(responses).map(([status, answer]) => [status, jsonSchema(answer)]);
  return { id, request: jsonSchema(operation.requestBody), answers: Object.fromEntries(answers) };
}

function jsonSchema(holder: unknown): unknown {
  if (!isObject(holder) || !isObject(holder.content)) return undefined;
  const json = holder.content['application/json'];
  return isObject(json) ? rewritten(json.schema) : undefined;
}

/** The same schema with its references pointing at the registered components. */
function rewritten(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema ?? null).replaceAll('"#/components/', `"${SCHEMA_ID}#/components/`),
  );
}

/** The deepest complaints say most: those of a union's outer levels only repeat that no branch fits. */
function describeErrors(errors: readonly ErrorObject[]): readonly string[] {
  const told = errors.map(({ instancePath, message, params }) => {
    return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`;
  });
  return [...new Set(told)]
    .sort((a, b) => b.split('/').length - a.split('/').length)
    .slice(0, MAX_COMPLAINTS);
}
