import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { fitted, fittedList, optionsGiven, withChoice, type OptionValue } from "../src/lib/options";
import type { OptionInfo } from "../src/lib/protocol";
import OptionField from "../src/ui/OptionField.svelte";
import PieceChoice from "../src/ui/PieceChoice.svelte";

const option = (more: Partial<OptionInfo>): OptionInfo => ({
  name: "heap",
  kind: "flag",
  default: null,
  choices: [],
  label: "senet-option-heap",
  text: "Heap",
  hint: null,
  choice_texts: [],
  count: null,
  ordered: false,
  turns: false,
  ruling: "P1",
  closed: null,
  ...more,
});
const boards = option({ name: "boards", kind: "list", choices: ["I", "II", "III", "IV"], count: 3, turns: true });
const closed = { code: "senet.no", ruling: "P2", why: "Not with two." };
const text = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

describe("what was chosen is made to fit", () => {
  test("a list has as many different names as the players need", () => {
    expect(fittedList(boards, [])).toEqual(["I", "II", "III"]);
    expect(fittedList(boards, ["IV turned", "II", "IV"])).toEqual(["IV turned", "II", "I"]);
    expect(fittedList({ ...boards, count: 1 }, ["III", "I"])).toEqual(["III"]);
    expect(fittedList(boards, ["V", "II", "I", "III"])).toEqual(["II", "I", "III"]);
  });
  test("a name that is already in the list changes places", () => {
    expect(withChoice(["I", "II turned", "III"], 0, "II")).toEqual(["II", "I", "III"]);
    expect(withChoice(["I", "II", "III"], 1, "II turned")).toEqual(["I", "II turned", "III"]);
    expect(withChoice(["I", "II", "III"], 2, "IV")).toEqual(["I", "II", "IV"]);
  });
  test("a closed option, a seat that is gone and a choice that is gone are left to chance", () => {
    expect(fitted(option({ closed }), true, 3)).toBe(null);
    const first = option({ kind: "seat" });
    expect([fitted(first, 2, 3), fitted(first, 3, 3)]).toEqual([2, null]);
    const symbol = option({ kind: "number", choices: ["0", "2"] });
    expect([fitted(symbol, 2, 3), fitted(symbol, 1, 3)]).toEqual([2, null]);
    expect(fitted(option({ kind: "number" }), 7, 3)).toBe(7);
  });
  test("only what was chosen and can be chosen is sent", () => {
    const chosen = { heap: true, boards: ["II"], gone: 1, first: null };
    const offered = [option({}), boards, option({ name: "first", kind: "seat" })];
    expect(optionsGiven(offered, chosen, 3)).toEqual({ heap: true, boards: ["II", "I", "III"] });
    expect(optionsGiven([option({ closed })], chosen, 3)).toEqual({});
  });
});

describe("the field of an option", () => {
  const field = (more: Partial<OptionInfo>, value: OptionValue = null) =>
    render(OptionField, { props: { option: option(more), names: ["Mia", "Ben", "Ann"], value, choose: () => {} } })
      .body;
  test("has the text that the server sends", () => {
    expect(text(field({}))).toBe("Heap");
  });
  test("fits its kind", () => {
    expect(field({}, true)).toMatch(/type="checkbox"[^>]* checked/);
    expect(text(field({ kind: "seat" }))).toBe("Heap random Mia Ben Ann");
    expect(field({ kind: "number" }, 2)).toMatch(/type="number".*value="2"/);
    const turns = field({ kind: "number", choices: ["0", "1"], choice_texts: ["as it is", "turned"] });
    expect(text(turns)).toBe("Heap random as it is turned");
  });
  test("has one choice per place of a list", () => {
    expect(field(boards).match(/<select/g)).toHaveLength(1);
    const chosen = field(boards, ["II", "I turned", "IV"]);
    expect(chosen.match(/<select/g)).toHaveLength(4);
    expect(chosen.match(/type="checkbox"/g)).toHaveLength(3);
    expect(chosen.match(/ checked/g)).toHaveLength(1);
    const out = { kind: "list", choices: ["grape", "flax"], count: 1, default: ["flax"] } as const;
    expect(field({ ...out, choices: [...out.choices], default: [...out.default] }).match(/<select/g)).toHaveLength(1);
  });
  test("says why it is closed, and what the rules say", () => {
    expect(field({ closed })).toMatch(/type="checkbox" disabled/);
    expect(text(field({ closed }))).toBe("Heap Not with two.");
    expect(text(field({ hint: "The youngest begins." }))).toBe("Heap The youngest begins.");
  });
});

test("only the pieces that nobody else has can be chosen", () => {
  const pieces = { names: ["cat", "dog", "fox"], texts: ["Cat", "Dog", "Fox"], text: "Animal", ruling: null };
  const props = { pieces, legend: "Animal", seat: 0, value: "dog", Picture: undefined, choose: () => {} };
  expect(text(render(PieceChoice, { props: { ...props, taken: ["cat", null] } }).body)).toBe(
    "Animal ? Any that is free Dog Fox",
  );
  expect(render(PieceChoice, { props: { ...props, taken: [] } }).body.match(/ checked/g)).toHaveLength(1);
});
