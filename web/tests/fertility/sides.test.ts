import { afterEach, expect, test } from "vitest";
import { FertilityMoveController } from "../../src/games/fertility/move.svelte";
import { TableSides } from "../../src/games/fertility/sides.svelte";
import type { FertilityEvent, FertilityForecast, FertilityView } from "../../src/games/fertility/types";
import { lookedAt } from "../../src/table/looked-at-seat.svelte";
import { spotlight } from "../../src/table/spotlight.svelte";
import { FakeSource } from "../fake-source.svelte";
import { MOVES, number, set, view } from "./positions";

function start(position: Partial<FertilityView>, moves: number[] | null = [number("done")]) {
  const source = new FakeSource<FertilityView, FertilityEvent, FertilityForecast>(view(position), moves);
  const sides = new TableSides(new FertilityMoveController(source, { set, moves: MOVES }));
  return { source, sides };
}

afterEach(() => {
  lookedAt.seat = null;
  spotlight.clear("test");
});

test("the side follows the step", () => {
  const { source, sides } = start({ step: "place" });
  expect(sides.side).toBe("valley");
  source.show(view({ step: "city" }), [number("done")]);
  expect(sides.side).toBe("city");
  source.show(view({ step: "take" }), [number("done")]);
  expect(sides.side).toBe("valley");
  source.show(view({ step: "city", turn: 1 }), null); // another player builds
  expect(sides.side).toBe("valley");
});

test("a choice holds until another side is needed", () => {
  const { source, sides } = start({ step: "place" });
  sides.choose("city");
  expect(sides.side).toBe("city");
  source.show(view({ step: "city" }), [number("done")]);
  source.show(view({ step: "take" }), [number("done")]);
  expect(sides.side).toBe("valley");
});

test("a player's city is shown at the first press and ours at the second", () => {
  const { sides } = start({ step: "place" });
  sides.lookAt(1);
  expect([sides.side, sides.city]).toEqual(["city", 1]);
  sides.lookAt(1);
  expect(sides.city).toBe(0);
});

test("what the spotlight points at is brought into sight", () => {
  const { sides } = start({ step: "city" });
  spotlight.show("test", [{ spots: ["square:2,3", "valley"], style: "hint" }]);
  expect(sides.side).toBe("valley");
  spotlight.show("test", [{ spots: ["shop:1:4", "city:1", "seat:1"], style: "recap" }]);
  expect([sides.side, sides.city]).toEqual(["city", 1]);
  spotlight.clear("test");
  expect([sides.side, sides.city]).toEqual(["city", 0]);
});
