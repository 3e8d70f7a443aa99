import { describe, expect, test } from "vitest";
import { deep, fittingSize, frame, ground } from "../../src/games/nile/card-face";
import {
  cardOf,
  cropsInPlay,
  cropsOn,
  floodedBy,
  isFlooded,
  isSpeculation,
  neededAgainst,
  neededFor,
  plotsToBe,
  plotsOf,
  sorted,
  total,
} from "../../src/games/nile/model";
import { view } from "./positions";

describe("cards", () => {
  test("a card shows one crop, two, or none", () => {
    expect(cropsOn("wheat")).toEqual(["wheat"]);
    expect(cropsOn("wheat-flax")).toEqual(["wheat", "flax"]);
    expect(cropsOn("stone")).toEqual([]);
    expect(isSpeculation("wheat-flax")).toBe(true);
    expect(isSpeculation("wheat")).toBe(false);
  });

  test("a hand is sorted: crops, Stone, Speculation cards", () => {
    const hand = { "wheat-flax": 1, stone: 2, onion: 1, papyrus: 3, "papyrus-onion": 1 } as const;
    expect(sorted(hand).map(([card]) => card)).toEqual(["papyrus", "onion", "stone", "papyrus-onion", "wheat-flax"]);
    expect(total(hand)).toBe(8);
  });

  test("kinds without cards are left out", () => {
    expect(sorted({ wheat: 0, flax: 1 })).toEqual([["flax", 1]]);
  });
});

describe("the flood", () => {
  test("a Flood card floods its crops, or Stone", () => {
    expect(floodedBy("wheat-flax")).toEqual(["wheat", "flax"]);
    expect(floodedBy("stone")).toEqual(["stone"]);
    expect(floodedBy(null)).toEqual([]);
  });

  test("a card is flooded if one of its crops is", () => {
    expect(isFlooded("papyrus-wheat", "wheat")).toBe(true);
    expect(isFlooded("papyrus", "wheat")).toBe(false);
    expect(isFlooded("stone", "stone")).toBe(true);
    expect(isFlooded("wheat", null)).toBe(false);
  });
});

describe("plots", () => {
  const position = view({
    fields: { flax: { owner: 0, cards: 2 }, papyrus: { owner: 1, cards: 3 } },
    monuments: { wall: { owner: 0, cards: 1 } },
  });

  test("the plots of a seat come in the order of the crops and Monuments", () => {
    expect(plotsOf(position, 0)).toEqual([
      { plot: "flax", cards: 2 },
      { plot: "wall", cards: 1 },
    ]);
  });

  test("Monuments are built of Stone", () => {
    expect(cardOf("wall")).toBe("stone");
    expect(cardOf("flax")).toBe("flax");
  });

  test("a plot of another player takes one card more, the Sphinx one less, the Wall one more (N7.8)", () => {
    expect(neededFor(position, "flax")).toBeNull();
    expect(neededFor(position, "castor")).toBeNull();
    const rival = { fields: { flax: { owner: 1, cards: 2 } } };
    expect(neededFor(view(rival), "flax")).toBe(3);
    expect(neededFor(view({ ...rival, monuments: { sphinx: { owner: 0, cards: 1 } } }), "flax")).toBe(2);
    expect(neededFor(view({ ...rival, monuments: { wall: { owner: 1, cards: 1 } } }), "flax")).toBe(4);
  });

  test("one's own plot is as safe as the holder of the Sphinx and of the Wall make it", () => {
    const own = { fields: { flax: { owner: 0, cards: 2 } } };
    expect(neededAgainst(view(own), "flax")).toBe(3);
    expect(neededAgainst(view({ ...own, monuments: { sphinx: { owner: 1, cards: 1 } } }), "flax")).toBe(2);
    expect(neededAgainst(view({ ...own, monuments: { sphinx: { owner: 0, cards: 1 } } }), "flax")).toBe(3);
    expect(neededAgainst(view({ ...own, monuments: { wall: { owner: 0, cards: 1 } } }), "flax")).toBe(4);
  });

  test("cards are picked for plots to be, where the player has nothing yet", () => {
    const pick = { planting: { flax: 1, wheat: 1 } };
    expect(plotsToBe({ ...position, pick })).toEqual([{ plot: "wheat", cards: 0 }]);
    expect(plotsToBe(position)).toEqual([]);
  });

  test("crops that are out of play are left out, and the Classic deck has five (N1.5)", () => {
    const play = (options: object) => cropsInPlay(view({ options: { monuments: false, classic: false, ...options } }));
    expect(play({ out: ["castor"] })).not.toContain("castor");
    expect(play({ classic: true })).toEqual(["papyrus", "wheat", "lettuce", "castor", "flax"]);
  });
});

describe("the face of a card", () => {
  test("colours have names", () => {
    expect(frame("wheat")).toBe("var(--crop-wheat)");
    expect(ground("wheat")).toBe("var(--crop-wheat-pale)");
    expect(deep("stone")).toBe("var(--card-stone-deep)");
    expect(frame("sphinx")).toBe("var(--card-monument)");
  });

  test("a long name is set smaller", () => {
    expect(fittingSize("Flax")).toBe(15);
    expect(fittingSize("Sauterelles du désert")).toBeLessThan(8);
  });
});
