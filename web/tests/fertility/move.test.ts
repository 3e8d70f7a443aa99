import { beforeEach, describe, expect, test } from "vitest";
import { doneLabel, lossWords, wasteWords } from "../../src/games/fertility/done-words";
import { squareAt } from "../../src/games/fertility/model";
import { FertilityMoveController } from "../../src/games/fertility/move.svelte";
import type { FertilityEvent, FertilityForecast, FertilityView } from "../../src/games/fertility/types";
import { FakeSource } from "../fake-source.svelte";
import { MOVES, number, set, view } from "./positions";

type Source = FakeSource<FertilityView, FertilityEvent, FertilityForecast>;

function start(position: Partial<FertilityView>, ...legal: string[]) {
  const source: Source = new FakeSource(view(position), legal.map(number));
  return { source, controller: new FertilityMoveController(source, { set, moves: MOVES }) };
}

const RIGHT = "place alabaster 0,1 bovine 0,2";
const LEFT = "place bovine 0,0 alabaster 0,1";
const DOUBLE = "place grape 3,0 grape 3,1";

describe("the tile in hand", () => {
  test("is the first that fits, or the chosen one", () => {
    const { controller } = start({}, RIGHT, DOUBLE);
    expect(controller.pool).toEqual(["alabaster-bovine", "grape-grape", "grape-grape"]);
    expect(controller.tile).toBe("alabaster-bovine");
    controller.chooseTile(2);
    expect(controller.tile).toBe("grape-grape");
  });

  test("is none when no tile can be placed", () => {
    const { controller } = start({}, "discard grape-grape");
    expect([controller.tile, controller.mine]).toEqual([null, true]);
  });
});

describe("placements", () => {
  let { source, controller } = start({});
  beforeEach(() => ({ source, controller } = start({}, RIGHT, LEFT, DOUBLE)));

  test("start at the first scene of the tile", () => {
    const placements = controller.placements.get("alabaster-bovine")!;
    expect(placements.map(({ anchor, direction }) => [anchor, direction])).toEqual([
      [squareAt(0, 1), 0],
      [squareAt(0, 1), 2],
    ]);
  });

  test("of a double start at both ends", () => {
    expect(controller.placements.get("grape-grape")!.map(({ anchor }) => anchor)).toEqual([
      squareAt(3, 0),
      squareAt(3, 1),
    ]);
  });

  test("are previewed in the current direction, or rotated so that they fit", () => {
    controller.lookAt(squareAt(0, 1));
    expect(controller.preview).toMatchObject({ number: number(RIGHT), direction: 0 });
    controller.rotate();
    expect(controller.preview).toMatchObject({ number: number(LEFT), direction: 2 });
    controller.lookAt(squareAt(0, 0));
    expect(controller.preview).toMatchObject({ number: number(LEFT) });
    controller.lookAt(squareAt(3, 3));
    expect(controller.preview).toBeNull();
  });

  test("are made once by a double tap", async () => {
    source.answer = () => (source.show(view({}), [number(DOUBLE)]), true);
    controller.lookAt(squareAt(0, 1));
    await Promise.all([controller.place(), controller.place()]);
    expect(source.sent).toEqual([number(RIGHT)]);
  });

  test("are made", async () => {
    controller.lookAt(squareAt(0, 1));
    await controller.place();
    expect(source.sent).toEqual([number(RIGHT)]);
    expect(controller.cursor).toBeNull();
  });

  test("that were refused leave the tile where it is", async () => {
    source.answer = () => false;
    controller.lookAt(squareAt(0, 1));
    await controller.place();
    expect(controller.cursor).toBe(squareAt(0, 1));
  });

  test("ask once what they earn", async () => {
    const earns = { scenes: { grape: 2 }, printed: {}, wheat: 0, quarries: 0 };
    source.forecasts.set(number(RIGHT), { earns });
    controller.lookAt(squareAt(0, 1));
    await controller.loadEarnings(number(RIGHT));
    await controller.loadEarnings(number(RIGHT));
    expect(source.asked).toEqual([number(RIGHT)]);
    expect(controller.earns).toEqual(earns);
  });

  test("that are not legal get the server's reason, in any direction", async () => {
    source.forecasts.set(number("place bovine 2,2 alabaster 2,3"), { why: "There lies a tile." });
    source.forecasts.set(number("place bovine 1,3 alabaster 2,3"), { why: "No scene is beside it." });
    controller.lookAt(squareAt(2, 3));
    controller.direction = 2; // the second half to the left, where a tile lies
    await controller.place();
    expect(source.sent).toEqual([]);
    expect(controller.why).toBe("No scene is beside it.");
  });

  test("on a square that is taken get the reason for that square", async () => {
    source.forecasts.set(number("place alabaster 2,2 bovine 2,3"), { why: "There lies a tile." });
    controller.lookAt(squareAt(2, 2));
    await controller.place();
    expect(controller.why).toBe("There lies a tile.");
  });

  test("that would leave the map are asked for rotated", async () => {
    source.forecasts.set(number("place bovine 2,3 alabaster 3,3"), { why: "There lies a tile." });
    source.forecasts.set(number("place bovine 3,2 alabaster 3,3"), { why: "No scene is beside it." });
    controller.lookAt(squareAt(3, 3));
    await controller.askWhyNot();
    expect(controller.why).toBe("No scene is beside it.");
  });
});

describe("supplying", () => {
  const legal = ["supply alabaster to shop 0", "supply bovine to shop 0", "supply grape to shop 0 of spot 0"];

  test("a Shop that takes one good gets it", async () => {
    const { source, controller } = start({ step: "city" }, ...legal);
    await controller.supplyShop(4);
    expect(source.sent).toEqual([number("supply grape to shop 0 of spot 0")]);
  });

  test("a Shop that takes several goods waits for one", async () => {
    const { source, controller } = start({ step: "city" }, ...legal);
    await controller.supplyShop(0);
    expect([controller.waitingShop, source.sent]).toEqual([0, []]);
    await controller.supplyShop(0, "bovine");
    expect(controller.waitingShop).toBeNull();
    expect(source.sent).toEqual([number("supply bovine to shop 0")]);
  });

  test("a good is held as long as there is one more of it", async () => {
    const { source, controller } = start({ step: "city" }, ...legal);
    controller.heldGood = "bovine";
    await controller.supplyShop(0);
    expect(controller.heldGood).toBe("bovine");
    source.answer = () => (source.show(view({ step: "city" }), [0]), true);
    await controller.supplyShop(0);
    expect(controller.heldGood).toBeNull();
  });
});

test("a Shop that does not take the held good says why", async () => {
  const { source, controller } = start({ step: "city" }, "supply alabaster to shop 0");
  source.forecasts.set(number("supply bovine to shop 0"), { why: "It needs Alabaster.", ruling: "F5.1" });
  await controller.supplyShop(0, "bovine");
  expect([controller.why, controller.whyRuling, source.sent]).toEqual(["It needs Alabaster.", "F5.1", []]);
  controller.hold(null);
  expect(controller.why).toBe("");
});

describe("finishing", () => {
  const beside = { alabaster: 1 };
  const FULL = { step: "city", beside } as const;

  test("is at once where nothing is lost", async () => {
    const { source, controller } = start({ step: "city" }, "done");
    expect(doneLabel(controller)).toBe("Done: take a tile");
    await controller.done();
    expect(source.sent).toEqual([number("done")]);
  });

  test("is at once where what is lost cannot be used", async () => {
    const { source, controller } = start(FULL, "done");
    expect(doneLabel(controller)).toBe("Done: 1 Alabaster is lost");
    await controller.done();
    expect(source.sent).toEqual([number("done")]);
  });

  test("is asked for once where a Shop could still take something", async () => {
    const { source, controller } = start(FULL, "done", "supply alabaster to shop 0");
    await controller.done();
    expect([controller.doneAsked, source.sent]).toEqual([true, []]);
    expect(wasteWords(controller)).toBe("A Shop could still take Alabaster.");
    controller.hold("alabaster"); // something else is done instead: the next time it is asked again
    expect(controller.doneAsked).toBe(false);
    await controller.done();
    await controller.done();
    expect(source.sent).toEqual([number("done")]);
  });

  test("ends the last turn", () => {
    const { controller } = start({ ...FULL, beside: { alabaster: 1, grape: 2 }, last_turns: 1 }, "done");
    expect(doneLabel(controller)).toBe("End your turn: 3 resources are lost");
    expect(lossWords(controller)).toContain("1 Alabaster and 2 Grapes");
  });
});

test("in an upright Valley a tile lies on the screen as it lies there", () => {
  const { controller } = start({}, RIGHT);
  expect([0, 1, 2, 3].map((direction) => controller.screenDirection(direction))).toEqual([0, 1, 2, 3]);
  controller.upright = true;
  expect([0, 1, 2, 3].map((direction) => controller.screenDirection(direction))).toEqual([1, 0, 3, 2]);
});

test("a District is built and paid with the held good", async () => {
  const { source, controller } = start({ step: "city" }, "build 0");
  const buying = { built: true, supplied: false, buying: "A1", owed: 1, exchange: null, quarries: [] };
  source.answer = () => (source.show(view({ step: "pay", turn_so_far: buying }), [number("pay grape")]), true);
  await controller.buildDistrict("A1", "grape");
  expect(source.sent).toEqual([number("build 0"), number("pay grape")]);
});

test("a spectator sees the city of the player to move", () => {
  expect(start({ seat: null, turn: 1 }).controller.homeSeat).toBe(1);
  expect(start({ seat: 0, turn: 1 }).controller.homeSeat).toBe(0);
});
