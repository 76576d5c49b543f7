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
  const document: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => unreadable(file)));
  if (!isObject(document) || !isObject(document.paths)) throw new Error(`${file} is no OpenAPI document`);
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  // Each schema judges few values: compiling it fast counts for more than running it fast.
  const code = { optimize: false };
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, code });
  const schemas = schemasOf(document);
  ajv.addSchema({ $id: SCHEMA_ID, components: rewritten(document.components, schemas) });
  const operations = new Operations(document.paths, schemas);
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

const schemasOf = ({ components }: JsonObject): JsonObject =>
  isObject(components) && isObject(components.schemas) ? components.schemas : {};

function unreadable(file: string): never {
  throw new Error(`DISCORD_OPENAPI names a file that cannot be read: ${file}`);
}

/** Finds the operation of a concrete path; fixed parts go before variable ones. */
class Operations {
  readonly #byMethod = new Map<string, { readonly pattern: RegExp; readonly operation: Operation }[]>();

  constructor(paths: JsonObject, schemas: JsonObject) {
    const ordered = Object.entries(paths).sort(([a], [b]) => variables(a) - variables(b));
    for (const [path, methods] of ordered) {
      if (!isObject(methods)) continue;
      const pattern = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
      for (const [method, operation] of Object.entries(methods)) {
        if (!isObject(operation) || !('responses' in operation)) continue;
        const known = this.#byMethod.get(method.toUpperCase()) ?? [];
        known.push({ pattern, operation: toOperation(`${method} ${path}`, operation, schemas) });
        this.#byMethod.set(method.toUpperCase(), known);
      }
    }
  }

  find(method: string, path: string): Operation | undefined {
    return this.#byMethod.get(method)?.find(({ pattern }) => pattern.test(path))?.operation;
  }
}

const variables = (path: string): number => path.split('{').length;

function toOperation(id: string, operation: JsonObject, schemas: JsonObject): Operation {
  const responses = isObject(operation.responses) ? operation.responses : {};
  const answers = Object.entries(responses).map(([status, answer]) => [status, jsonSchema(answer, schemas)]);
  return { id, request: jsonSchema(operation.requestBody, schemas), answers: Object.fromEntries(answers) };
}

function jsonSchema(holder: unknown, schemas: JsonObject): unknown {
  if (!isObject(holder) || !isObject(holder.content)) return undefined;
  const json = holder.content['application/json'];
  return isObject(json) ? rewritten(json.schema, schemas) : undefined;
}

/** The same schema with its references pointing at the registered components, and its unions sorted out. */
function rewritten(schema: unknown, schemas: JsonObject): unknown {
  if (Array.isArray(schema)) return schema.map((one) => rewritten(one, schemas));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === '$ref') return [key, String(value).replace('#/components/', `${SCHEMA_ID}#/components/`)];
    const union = key === 'oneOf' || key === 'anyOf' ? unionByType(value, schemas) : undefined;
    return union ? ['allOf', union] : [key, rewritten(value, schemas)];
  });
  return Object.fromEntries(entries);
}

/**
 * A union whose branches each have their own `type`, as a chain of conditions: then only the branch that is
 * meant complains, and not all the others too.
 */
function unionByType(branches: unknown, schemas: JsonObject): readonly object[] | undefined {
  if (!Array.isArray(branches) || branches.length < 2) return undefined;
  const typed = branches.map((branch: unknown) => {
    const name =
      isObject(branch) && typeof branch.$ref === 'string' ? branch.$ref.split('/').at(-1) : undefined;
    const target = name === undefined ? undefined : schemas[name];
    const type = isObject(target) && isObject(target.properties) ? target.properties.type : undefined;
    return { branch, types: isObject(type) && Array.isArray(type.enum) ? type.enum : [] };
  });
  const all = typed.flatMap(({ types }) => types);
  if (typed.some(({ types }) => types.length === 0) || new Set(all).size !== all.length) return undefined;
  return [
    { type: 'object', required: ['type'], properties: { type: { enum: all } } },
    ...typed.map(({ branch, types }) => ({
      if: { type: 'object', properties: { type: { enum: types } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: rewritten(branch, schemas),
    })),
  ];
}

const describeErrors = (errors: readonly ErrorObject[]): readonly string[] =>
  errors
    .filter(({ keyword, params }) => keyword !== 'if' && keyword !== 'oneOf' && params.type !== 'null')
    .slice(0, MAX_COMPLAINTS)
    .map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
