import { expect, test } from "vitest";
import { go, matchRoute, place } from "../src/lib/router.svelte";

test("the place is the address of the page", () => {
  expect(place.path).toBe("/table/abcdefgh");
  expect(place.query.get("invite")).toBe("key");
  expect(place.hash).toBe("N3.4");
});

test("go changes it", () => {
  go("/replay/abcdefgh?from=1#12");
  expect([place.path, place.query.get("from"), place.hash]).toEqual(["/replay/abcdefgh", "1", "12"]);
  go("/", "replace");
  expect([place.path, place.hash]).toEqual(["/", ""]);
});

test("the browser's own navigation is followed", () => {
  history.pushState(null, "", "/tables");
  expect(place.path).toBe("/");
  dispatchEvent(new Event("popstate"));
  expect(place.path).toBe("/tables");
});

test("a route catches the id in its path", () => {
  const routes: [RegExp, string][] = [
    [/^\/table\/([\w-]+)$/, "table"],
    [/^\/rules\/([a-z]+)$/, "rules"],
  ];
  expect(matchRoute(routes, "/table/ab-C_9")).toEqual({ page: "table", id: "ab-C_9" });
  expect(matchRoute(routes, "/rules/nile")).toEqual({ page: "rules", id: "nile" });
  expect(matchRoute(routes, "/rules/nile/x")).toBeNull();
  expect(matchRoute(routes, "/")).toBeNull();
});
