import { expect, test } from "vitest";
import { cardMoves } from "../../src/games/nile/card-moves";

test("a harvest flies from the field to the storage", () => {
  expect(cardMoves({ event: "harvested", seat: 1, crop: "flax", left: 0 })).toEqual([
    { card: "flax", from: ["plot:flax"], to: ["storage:1:flax", "storage:1"] },
  ]);
});

test("a drawn card is face down for the others", () => {
  expect(cardMoves({ event: "drew", seat: 1 })[0]!.card).toBeNull();
  expect(cardMoves({ event: "drew", seat: 0, card: "wheat" })[0]!.to[0]).toBe("hand:0:wheat");
});

test("of many cards only a few fly", () => {
  expect(cardMoves({ event: "planted", seat: 0, plot: "wheat", cards: 9 })).toHaveLength(4);
});

test("a Monument is built with Stone from the hand", () => {
  const [move] = cardMoves({ event: "planted", seat: 0, plot: "wall", cards: 1 });
  expect(move).toEqual({ card: "stone", from: ["hand:0:stone", "hand:0"], to: ["plot:wall"] });
});

test("a card is given from where it came", () => {
  const [move] = cardMoves({ event: "gave", seat: 0, card: "wheat", from: "storage" });
  expect(move!.from[0]).toBe("storage:0:wheat");
});

test("an event without cards moves nothing", () => expect(cardMoves({ event: "turn", seat: 0 })).toEqual([]));
