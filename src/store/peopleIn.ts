type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Whether something is a person as histories name them: an id with the name they bore then. */
const isPerson = (value: Json): value is { readonly id: string; readonly name: string } =>
  typeof value.id === 'string' && typeof value.name === 'string';

/** Everybody whom a value names, wherever in it: their ids. */
export function* peopleIn(value: unknown): Generator<string> {
  if (!isObject(value)) return;
  if (isPerson(value)) yield value.id;
  for (const part of Object.values(value)) yield* peopleIn(part);
}

/** Somebody under whose key and name a person's hands go on. */
export interface Successor {
  readonly person: string;
  readonly key: string;
  readonly name: string;
}

/**
 * The same value with somebody else in a person's place: wherever it is, their id stands for them, and beside it
 * their name.
 */
export function withSuccessor(value: unknown, successor: Successor): unknown {
  const { person, key, name } = successor;
  if (value === person) return key;
  if (Array.isArray(value)) return value.map((part) => withSuccessor(part, successor));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(
    ([part, held]) => [part, withSuccessor(held, successor)] as const,
  );
  const replaced: Json = Object.fromEntries(entries);
  return isPerson(value) && value.id === person ? { ...replaced, name } : replaced;
}
