import { afterEach, expect, test, vi } from "vitest";
import { formatAgo, formatList } from "../src/lib/formatting";
import { setLanguage } from "../src/lib/localization.svelte";

afterEach(async () => {
  vi.useRealTimers();
  await setLanguage("en");
});

test("lists are written as the reader's language writes them", async () => {
  expect(formatList(["Mia", "Ben", "Zoe"])).toBe("Mia, Ben, and Zoe");
  expect(formatList(["Mia", "Ben"], "disjunction")).toBe("Mia or Ben");
  await setLanguage("de");
  expect(formatList(["Mia", "Ben", "Zoe"])).toBe("Mia, Ben und Zoe");
});

test("times are told in the largest unit", () => {
  vi.useFakeTimers({ now: 10 * 86_400_000 });
  const now = 10 * 86_400;
  expect(formatAgo(now - 30)).toBe("this minute");
  expect(formatAgo(now - 120)).toBe("2 minutes ago");
  expect(formatAgo(now - 3 * 3600)).toBe("3 hours ago");
  expect(formatAgo(now - 2 * 86_400)).toBe("2 days ago");
  expect(formatAgo(now + 60)).toBe("this minute"); // a clock that is behind the server's
});
