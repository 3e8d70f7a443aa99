import { describe, expect, test } from "vitest";
import { seatNames } from "../src/lib/seats";
import { goingOn, isMine, myTurn, names, outcome, withOlder } from "../src/pages/tables/sorting";
import { reportableSeats } from "../src/table/report";
import { bot, person, table } from "./fakes";

const me = person("Mia", { yours: true });
const open = { ...person(""), kind: "open" as const, name: null };

test("seats are called by their names, bots by level and number", () => {
  expect(seatNames([me, bot("scribe"), bot("vizier"), bot("scribe"), open])).toEqual([
    "Mia",
    "Scribe",
    "Vizier",
    "Scribe 2",
    "",
  ]);
});

test("who was deleted has no name", () => {
  expect(seatNames([me, { ...person("Otto"), name: null }])).toEqual(["Mia", "Former player"]);
});

test("the people in other seats can be reported, by those who play", () => {
  const gone = { ...person("Otto"), name: null };
  expect(reportableSeats(table({ seats: [me, bot("scribe"), person("Ben"), open, gone] }))).toEqual([2]);
  expect(reportableSeats(table({ seats: [person("Ann"), person("Ben")] }))).toEqual([]);
});

test("a table waits for us on our turn, unless we resigned or it is over", () => {
  expect(myTurn(table())).toBe(true);
  expect(myTurn(table({ turn: 1 }))).toBe(false);
  expect(myTurn(table({ turn: null }))).toBe(false);
  expect(myTurn(table({ stage: "over" }))).toBe(false);
  expect(myTurn(table({ seats: [{ ...me, resigned: true }, bot("scribe")] }))).toBe(false);
});

test("a table is ours when we opened it or sit there", () => {
  expect(isMine(table({ yours: false }))).toBe(true);
  expect(isMine(table({ yours: true, seats: [person("Ben")] }))).toBe(true);
  expect(isMine(table({ yours: false, seats: [person("Ben")] }))).toBe(false);
});

test("tables that wait for us come first, then the latest", () => {
  const tables = [
    table({ id: "over", stage: "over" }),
    table({ id: "open", stage: "open", changed: 9 }),
    table({ id: "theirs-old", turn: 1, changed: 1 }),
    table({ id: "theirs-new", turn: 1, changed: 2 }),
    table({ id: "ours", changed: 0 }),
  ];
  expect(goingOn(tables).map((one) => one.id)).toEqual(["ours", "theirs-new", "theirs-old", "open"]);
});

test("older tables are added once", () => {
  const [a, b, c] = ["a", "b", "c"].map((id) => table({ id }));
  expect(withOlder([a!, b!], [b!, c!])).toEqual([a, b, c]);
});

test("the players are listed without the reader and without open seats", () => {
  expect(names(table({ seats: [me, bot("scribe"), open] }))).toEqual(["Scribe"]);
  expect(names(table({ seats: [me, person("Ben", { yours: true })] }))).toEqual(["Ben"]);
});

describe("the outcome", () => {
  const over = (places: number[], seats = [me, bot("scribe"), bot("vizier")]) =>
    outcome(table({ stage: "over", places, seats, players: seats.length }));

  test("for the one who won, and for the one who did not", () => {
    expect(over([1, 2, 3])).toBe("You won.");
    expect(over([2, 1, 3])).toMatch(/2/);
    expect(over([2, 1], [me, bot("scribe")])).toBe("Scribe won."); // of two, the place says nothing
  });
  test("for a spectator and for friends on one device, names the winner", () => {
    expect(over([1, 2], [person("Ada"), person("Ben")])).toMatch(/Ada/);
    expect(over([2, 1], [me, person("Ben", { yours: true })])).toMatch(/Ben/);
  });
  test("a shared victory names all winners", () => {
    expect(over([1, 1], [person("Ada"), person("Ben")])).toMatch(/Ada and Ben/);
  });
});
