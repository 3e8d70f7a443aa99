import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import DataList from "../src/table/DataList.svelte";

/** The text of a component, with one space between elements. */
function text(html: string): string {
  return html
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
const shown = (data: unknown) => text(render(DataList, { props: { data, names: ["Mia", "Ben"] } }).body);

describe("data as a list", () => {
  test("has readable labels and values", () => {
    expect(shown({ pile_size: 7, over: false, plague: null, hand: {} })).toBe(
      "pile size 7 over no plague none hand none",
    );
  });
  test("names seats", () => {
    expect(shown({ turn: 1, fields: { wheat: { owner: 0, cards: 2 } } })).toBe(
      "turn Ben fields wheat owner Mia cards 2",
    );
  });
  test("labels what each seat has, but not a pair further down", () => {
    expect(shown({ wheat: [3, 4] })).toBe("wheat Mia 3 Ben 4");
    expect(shown({ quarries: [[3, 4]] })).toBe("quarries 1 3, 4");
  });
  test("nests", () => {
    expect(shown({ hand: { wheat: 2, flax: 1 } })).toBe("hand wheat 2 flax 1");
  });
  test("keeps the rows of a board apart", () => {
    const { body } = render(DataList, { props: { data: ["..A.", "~~w.", "BB.."], names: [] } });
    expect(body).toMatch(/<pre[^>]*>\.\.A\.\n~~w\.\nBB\.\.<\/pre>/);
  });
});
