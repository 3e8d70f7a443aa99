// The options of a new table: what was chosen, made to fit what can be chosen now.
import type { OptionInfo, OptionsGiven } from "./protocol";

export type OptionValue = OptionInfo["default"];
export type Chosen = Readonly<Record<string, OptionValue>>;

const TURNED = " turned";
/** A name of a list and whether it is turned: `II turned` is board II upside down. */
export const nameIn = (entry: string): string => entry.replace(TURNED, "");
export const isTurned = (entry: string): boolean => entry.endsWith(TURNED);
export const entryOf = (name: string, turned: boolean): string => (turned ? name + TURNED : name);

/** A list of exactly `count` different choices, as close as possible to the one given. */
export function fittedList(option: OptionInfo, given: readonly string[]): string[] {
  const known = given.filter((entry) => option.choices.includes(nameIn(entry)));
  const kept = known.filter((entry, place) => known.findIndex((other) => nameIn(other) === nameIn(entry)) === place);
  const rest = option.choices.filter((choice) => !kept.some((entry) => nameIn(entry) === choice));
  return [...kept, ...rest].slice(0, option.count ?? kept.length);
}

/** The list with another choice at a place. If it is somewhere else already, the two change places. */
export function withChoice(list: readonly string[], place: number, entry: string): string[] {
  const before = list[place] ?? "";
  return list.map((other, n) => (n === place ? entry : nameIn(other) === nameIn(entry) ? before : other));
}

/** A value as this option can have it with so many players; null leaves it to chance or to the rules. */
export function fitted(option: OptionInfo, value: OptionValue | undefined, players: number): OptionValue {
  if (option.closed || value === undefined || value === null) return null;
  if (option.kind === "flag") return value === true ? true : null;
  if (option.kind === "list") return Array.isArray(value) ? fittedList(option, value) : null;
  if (typeof value !== "number") return null;
  if (option.kind === "seat") return value < players ? value : null;
  return !option.choices.length || option.choices.includes(String(value)) ? value : null;
}

/** What is sent to the server: everything that was chosen and can be chosen. */
export function optionsGiven(options: readonly OptionInfo[], chosen: Chosen, players: number): OptionsGiven {
  const values = options.map((option) => [option.name, fitted(option, chosen[option.name], players)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== null)) as OptionsGiven;
}
