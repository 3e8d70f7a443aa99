// Small changes of a position, which is plain JSON data.

/** A table with another value for one name; null removes it. */
export function withValue<Name extends string, Value>(
  table: Partial<Record<Name, Value>>,
  name: Name,
  value: Value | null,
): Partial<Record<Name, Value>> {
  const others = Object.entries(table).filter(([one]) => one !== name);
  return Object.fromEntries(value === null ? others : [...others, [name, value]]) as Partial<Record<Name, Value>>;
}

/** Counts with another number for one name; none are left out. */
export const withCount = <Name extends string>(
  counts: Partial<Record<Name, number>>,
  name: Name,
  count: number,
): Partial<Record<Name, number>> => withValue(counts, name, count || null);

/** A list with another entry at one place. */
export const withEntry = <Entry>(list: readonly Entry[], place: number, entry: Entry): Entry[] =>
  list.map((one, number) => (number === place ? entry : one));
