import { describe, expect, it } from "vitest";
import { placePanel, type Box } from "../src/learn/panel-place";

const PHONE = { width: 390, height: 844 };
const PANEL = { width: 374, height: 180 };
const overlaps = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe("the coach’s panel", () => {
  it("covers nothing that is marked, wherever it lies", () => {
    for (let top = 60; top < 700; top += 20) {
      const subject = { left: 10, top, width: 370, height: 140 };
      const place = placePanel(PHONE, PANEL, [subject], [], 60, null);
      expect(overlaps({ ...place, ...PANEL }, subject)).toBe(false);
    }
  });
  it("stays inside the window and below the bar", () => {
    const place = placePanel(PHONE, PANEL, [{ left: 0, top: 0, width: 390, height: 844 }], [], 60, null);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeGreaterThanOrEqual(60);
    expect(place.top + PANEL.height).toBeLessThanOrEqual(PHONE.height);
  });
  it("stays where it is as long as that is good", () => {
    const now = { left: 8, top: 300 };
    expect(placePanel(PHONE, PANEL, [{ left: 10, top: 600, width: 80, height: 80 }], [], 60, now)).toEqual(now);
    expect(placePanel(PHONE, PANEL, [{ left: 10, top: 310, width: 80, height: 80 }], [], 60, now)).not.toEqual(now);
  });
  it("rather covers a later step than the first, where it has to cover one", () => {
    const first = { left: 270, top: 140, width: 90, height: 110 };
    const later = { left: 4, top: 250, width: 382, height: 580 };
    const place = placePanel(PHONE, PANEL, [first, later], [], 60, null, [first]);
    expect(overlaps({ ...place, ...PANEL }, first)).toBe(false);
  });
  it("rather covers something else than what is useful", () => {
    const useful = { left: 0, top: 640, width: 390, height: 200 };
    const place = placePanel(PHONE, PANEL, [], [useful], 60, null);
    expect(overlaps({ ...place, ...PANEL }, useful)).toBe(false);
  });
});
