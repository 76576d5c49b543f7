import { isObject } from '../json.ts';
import { isSnowflake } from '../snowflake.ts';
import { Form } from './form.ts';

/** What a value must look like; `T` is its type once it has been checked. */
export interface Shape<T> {
  readonly check: (value: unknown, form: Form) => void;
  readonly required?: boolean;
  /** Only carries the type; never set. */
  readonly type?: T;
}

export interface RequiredShape<T> extends Shape<T> {
  readonly required: true;
}

export type TypeOf<S> = S extends Shape<infer T> ? T : never;

type Fields = { readonly [key: string]: Shape<unknown> };
type RequiredKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends RequiredShape<unknown> ? K : never;
}[keyof F];
type Checked<F extends Fields> = { readonly [K in RequiredKeys<F>]: TypeOf<F[K]> } & {
  readonly [K in Exclude<keyof F, RequiredKeys<F>>]?: TypeOf<F[K]>;
};

interface Range {
  readonly min?: number;
  readonly max?: number;
}

const missing = (form: Form): void => form.fail('BASE_TYPE_REQUIRED', 'This field is required');

function checkLength(length: number, { min = 0, max = Number.POSITIVE_INFINITY }: Range, form: Form): void {
  if (length >= min && length <= max) return;
  if (min > 0 && Number.isFinite(max)) {
    form.fail('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  } else if (length > max) form.fail('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
  else form.fail('BASE_TYPE_MIN_LENGTH', `Must be ${min} or more in length.`);
}

export function text(range: Range = {}, pattern?: RegExp): Shape<string> {
  return {
    check: (value, form) => {
      if (typeof value !== 'string')
        return form.fail('STRING_TYPE_CONVERT', 'Could not interpret value as string.');
      if (value === '' && (range.min ?? 0) > 0) return missing(form);
      checkLength(value.length, range, form);
      if (pattern && !pattern.test(value)) {
        form.fail('STRING_TYPE_REGEX', `String value did not match validation regex ${pattern}.`);
      }
    },
  };
}

export function number(range: Range = {}): Shape<number> {
  return {
    check: (value, form) => {
      if (typeof value !== 'number')
        return form.fail('NUMBER_TYPE_COERCE', `Value "${value}" is not a number.`);
      checkRange(value, range, form);
    },
  };
}

export function integer(range: Range = {}): Shape<number> {
  return {
    check: (value, form) => {
      if (!Number.isInteger(value)) return form.fail('NUMBER_TYPE_COERCE', `Value "${value}" is not int.`);
      checkRange(Number(value), range, form);
    },
  };
}

function checkRange(value: number, { min, max }: Range, form: Form): void {
  if (min !== undefined && value < min) {
    form.fail('NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);
  }
  if (max !== undefined && value > max) {
    form.fail('NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  }
}

export const boolean: Shape<boolean> = {
  check: (value, form) => {
    if (typeof value !== 'boolean') form.fail('BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
  },
};

export const snowflake: Shape<string> = {
  check: (value, form) => {
    if (!isSnowflake(value)) form.fail('NUMBER_TYPE_COERCE', `Value "${value}" is not snowflake.`);
  },
};

/** Any value; for fields that are judged elsewhere. */
export const anything: Shape<unknown> = { check: () => undefined };

export function choice<const T extends string | number>(...allowed: readonly T[]): Shape<T> {
  return {
    check: (value, form) => {
      if (!allowed.some((one) => one === value)) {
        form.fail('BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
      }
    },
  };
}

export function list<T>(item: Shape<T>, range: Range = {}): Shape<readonly T[]> {
  return {
    check: (value, form) => {
      if (!Array.isArray(value))
        return form.fail('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
      checkLength(value.length, range, form);
      for (const [index, one] of value.entries()) item.check(one, form.at(index));
    },
  };
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return { check: (value, form) => (value === null ? undefined : shape.check(value, form)) };
}

export function required<T>(shape: Shape<T>): RequiredShape<T> {
  return { check: shape.check, required: true };
}

/** A map from keys to values, both checked. */
export function dictionary<T>(
  key: (key: string, form: Form) => void,
  item: Shape<T>,
): Shape<{ readonly [key: string]: T }> {
  return {
    check: (value, form) => {
      if (!isObject(value)) return notAnObject(form);
      for (const [name, one] of Object.entries(value)) {
        key(name, form.at(name));
        item.check(one, form.at(name));
      }
    },
  };
}

/**
 * An object of exactly these fields. Discord overlooks a field that it does not know, and with it a bug; the
 * sandbox refuses it and names it.
 */
export function object<const F extends Fields>(fields: F): Shape<Checked<F>> {
  const requiredKeys = Object.keys(fields).filter((key) => fields[key]?.required);
  return {
    check: (value, form) => {
      if (!isObject(value)) return notAnObject(form);
      for (const key in value) {
        const shape = Object.hasOwn(fields, key) ? fields[key] : undefined;
        if (shape) shape.check(value[key], form.at(key));
        else form.at(key).fail('SANDBOX_UNKNOWN_FIELD', `The sandbox knows no field "${key}" here.`);
      }
      for (const key of requiredKeys) {
        if (value[key] === undefined) missing(form.at(key));
      }
    },
  };
}

const notAnObject = (form: Form): void =>
  form.fail('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');

/** The value, now typed; or code 50035 with everything that is wrong with it. */
export function parse<T>(shape: Shape<T>, value: unknown): T {
  const form = Form.create();
  shape.check(value, form);
  form.settle();
  return value as T;
}
