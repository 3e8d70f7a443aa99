// What the modules under test ask of a browser when they are imported. The tests run in Node, without a DOM.
import { beforeAll } from "vitest";

const window = new EventTarget();
const location = new URL("http://akhet.test/table/abcdefgh?invite=key#N3.4");

class FakeDocument extends EventTarget {
  visibilityState = "visible";
  hidden = false;
  documentElement = { lang: "" };
}

const history = {
  pushState: (_state: unknown, _title: string, address: string) =>
    void (location.href = new URL(address, location).href),
  replaceState: (_state: unknown, _title: string, address: string) =>
    void (location.href = new URL(address, location).href),
};

Object.assign(globalThis, {
  location,
  history,
  document: new FakeDocument(),
  matchMedia: () => ({ matches: true }),
  scrollTo: () => undefined,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  dispatchEvent: window.dispatchEvent.bind(window),
});

// Messages are the real ones, in English.
beforeAll(async () => {
  const { setLanguage } = await import("../src/lib/localization.svelte");
  await setLanguage("en");
});
