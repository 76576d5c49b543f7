type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The id of whomever a value stands for: people are stored as an id, or a player's key, beside the name they bore. */
function personIn({ id, player, name }: Json): string | null {
  if (typeof name !== 'string') return null;
  if (typeof id === 'string') return id;
  return typeof player === 'string' ? player : null;
}

/** Everybody whom a value names, wherever in it: their ids. */
export function* peopleIn(value: unknown): Generator<string> {
  if (!isObject(value)) return;
  const person = personIn(value);
  if (person !== null) yield person;
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
  return personIn(value) === person ? { ...replaced, name } : replaced;
}
