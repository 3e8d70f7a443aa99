import { describe, expect, test } from "vitest";
import { NileMoveController } from "../../src/games/nile/move.svelte";
import type { NileEvent, NileView } from "../../src/games/nile/types";
import { FakeSource } from "../fake-source.svelte";
import { MOVES, number, view } from "./positions";

type Source = FakeSource<NileView, NileEvent, null>;

function start(position: Partial<NileView>, ...legal: string[]): { source: Source; controller: NileMoveController } {
  const source: Source = new FakeSource(view(position), legal.length ? legal.map(number) : null);
  return { source, controller: new NileMoveController(source, MOVES) };
}

describe("whose turn it is", () => {
  test("it is ours when the server lists moves", () => {
    expect(start({}, "done", "market").controller.mine).toBe(true);
    expect(start({}).controller.mine).toBe(false);
  });

  test("a verb is possible when a legal move has it", () => {
    const { controller } = start({}, "done", "put wheat");
    expect([controller.can("put"), controller.can("play")]).toEqual([true, false]);
  });
});

describe("picking a card", () => {
  test("a crop is put on its field", async () => {
    const { source, controller } = start({}, "done", "put wheat");
    await controller.pick("wheat");
    expect(source.sent).toEqual([number("put wheat")]);
  });

  test("in a trade the card is given", async () => {
    const { source, controller } = start(
      { step: "trade", pick: { trade: "market", given: null } },
      "give wheat from hand",
    );
    await controller.pick("wheat");
    expect(source.sent).toEqual([number("give wheat from hand")]);
  });

  test("Stone for several Monuments asks which", async () => {
    const { source, controller } = start({}, "put stone on sphinx", "put stone on wall");
    await controller.pick("stone");
    expect(controller.choosingMonument).toBe(true);
    expect(source.sent).toEqual([]);
    await controller.make(number("put stone on wall"));
    expect(controller.choosingMonument).toBe(false);
    expect(source.sent).toEqual([number("put stone on wall")]);
  });

  test("Stone for one Monument is laid at once", async () => {
    const { source, controller } = start({}, "put stone on obelisk");
    await controller.pick("stone");
    expect(source.sent).toEqual([number("put stone on obelisk")]);
  });

  test("a card that cannot be picked gets the server's reason", async () => {
    const { source, controller } = start({}, "done");
    source.forecasts.set(number("put wheat"), { why: "Two cards of a crop.", ruling: "N3.12" });
    await controller.pick("wheat");
    expect(source.sent).toEqual([]);
    expect(controller.reason).toEqual({ why: "Two cards of a crop.", ruling: "N3.12" });
    expect(controller.canPick("wheat")).toBe(false);
  });
});

test("quick picks are sent one after the other, each decided on what the last led to", async () => {
  const { source, controller } = start({}, "put wheat");
  source.answer = () => {
    source.show(view({ step: "plant", pick: { planting: { wheat: 1 } } }), [number("done")]);
    return true;
  };
  source.forecasts.set(number("put wheat"), { why: "no more", ruling: null });
  await Promise.all([controller.pick("wheat"), controller.pick("wheat")]);
  expect(source.sent).toEqual([number("put wheat")]);
  expect(controller.reason?.why).toBe("no more");
});

test("the given card is what the view names", () => {
  const { controller } = start({ step: "trade", pick: { trade: "market", given: "flax from storage" } }, "done");
  expect(controller.given).toEqual({ card: "flax", from: "storage" });
  expect(start({}).controller.given).toBeNull();
});

test("all picks are taken back step by step", async () => {
  const { source, controller } = start({});
  const steps: NileView[] = [view({ step: "plant", pick: { planting: { wheat: 1 } } }), view()];
  source.show(view({ step: "plant", pick: { planting: { wheat: 2 } } }), [0], { can_undo: true });
  source.answer = () => {
    source.show(steps.shift()!, [0], { can_undo: steps.length > 0 });
    return true;
  };
  await controller.undo(true);
  expect(source.sent).toEqual(["undo", "undo"]);
});

describe("a question before something is wasted", () => {
  test("to pass while cards can be planted is asked about once in a turn", async () => {
    const { source, controller } = start({ step: "choose" }, "done", "put wheat");
    await controller.choose("done");
    expect([controller.question, source.sent]).toEqual(["done", []]);
    await controller.answer(false);
    expect([controller.question, source.sent]).toEqual([null, []]);
    await controller.choose("done");
    expect(source.sent).toEqual([number("done")]);
    controller.forget();
    await controller.choose("done");
    expect(controller.question).toBe("done");
    await controller.answer(true);
    expect(source.sent).toEqual([number("done"), number("done")]);
  });

  test("to pass with nothing to plant, or to finish a planting, is not", async () => {
    const { source, controller } = start({ step: "choose" }, "done");
    await controller.choose("done");
    source.show(view({ step: "plant", pick: { planting: { wheat: 2 } } }), [number("done"), number("put wheat")]);
    await controller.choose("done");
    expect(source.sent).toEqual([number("done"), number("done")]);
  });

  test("an Offering without a field is, unless the new flood sets a card free", async () => {
    const { source, controller } = start({ step: "choose", hand: { wheat: 1 }, flood: "flax" }, "offering", "done");
    await controller.choose("offering");
    expect([controller.question, source.sent]).toEqual(["offering", []]);
    controller.forget();
    source.show(view({ step: "choose", hand: { flax: 1 }, flood: "flax" }), [number("offering")]);
    await controller.choose("offering");
    expect(source.sent).toEqual([number("offering")]);
  });

  test("another pick is an answer too", async () => {
    const { source, controller } = start({ step: "choose" }, "done", "put wheat");
    await controller.choose("done");
    await controller.pick("wheat");
    expect([controller.question, source.sent]).toEqual([null, [number("put wheat")]]);
  });
});
