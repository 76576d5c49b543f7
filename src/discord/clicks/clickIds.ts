/** Discord's bound for a custom id. */
const LONGEST = 100;

/** One value that an id carries, as a word without colons. */
export interface Field<T> {
  /** Undefined: nobody wrote that word. */
  read(word: string): T | undefined;
  write(value: T): string;
}

/** One of some fixed words. */
export const oneOf = <const T extends string>(words: readonly T[]): Field<T> => ({
  read: (word) => words.find((known) => known === word),
  write: (value) => value,
});

/** A whole number between two others. */
export const whole = (least: number, most: number): Field<number> => ({
  read: (word) => {
    const value = /^-?\d{1,15}$/.test(word) ? Number(word) : Number.NaN;
    return value >= least && value <= most && String(value) === word ? value : undefined;
  },
  write: String,
});

const NAME = /^[A-Za-z0-9_-]{1,36}$/;

/** An id of ours or of Discord's: letters, digits, `-` and `_`. */
export const name: Field<string> = {
  read: (word) => (NAME.test(word) ? word : undefined),
  write: (value) => value,
};

/** A value that may be absent. */
export const maybe = <T>(field: Field<T>): Field<T | null> => ({
  read: (word) => (word === '' ? null : field.read(word)),
  write: (value) => (value === null ? '' : field.write(value)),
});

type Fields = Readonly<Record<string, Field<unknown>>>;

/** What can be clicked, and what each click carries, in the order in which the id has it. */
type Shape = Readonly<Record<string, Fields>>;

type ValuesOf<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends Field<infer T> ? T : never;
};

export type ClickIn<S extends Shape> = {
  [D in keyof S & string]: { readonly do: D } & ValuesOf<S[D]>;
}[keyof S & string];

/** Writes and reads the custom ids of one family of clicks. */
export interface ClickIds<C> {
  /** Throws where a value does not fit into an id: a bug. */
  make(click: C): string;
  /** Null for anything that `make` did not write. */
  parse(id: string): C | null;
}

/** The click that a family's ids stand for. */
export type ClickOf<I> = I extends ClickIds<infer C> ? C : never;

/**
 * The ids of a family of clicks, such as `s1:me:theme`: its version, what is clicked, and its values. The
 * version is raised when the form of the ids changes, and differs from those of all other families.
 */
export function clickIds<const S extends Shape>(version: string, shape: S): ClickIds<ClickIn<S>> {
  type Click = ClickIn<S>;
  return {
    make(click) {
      const given: Readonly<Record<string, unknown>> = click;
      const words = Object.entries<Field<unknown>>(shape[click.do] ?? {}).map(([key, field]) =>
        field.write(given[key]),
      );
      const id = [version, click.do, ...words].join(':');
      if (id.length > LONGEST || this.parse(id) === null) throw new Error(`A custom id cannot carry ${id}`);
      return id;
    },
    parse(id) {
      const [family, verb = '', ...words] = id.split(':');
      const fields = Object.hasOwn(shape, verb) ? Object.entries<Field<unknown>>(shape[verb] ?? {}) : null;
      if (id.length > LONGEST || family !== version || fields?.length !== words.length) return null;
      const values: Record<string, unknown> = {};
      for (const [index, [key, field]] of fields.entries()) {
        const value = field.read(words[index] ?? '');
        if (value === undefined) return null;
        values[key] = value;
      }
      return { do: verb, ...values } as Click;
    },
  };
}
