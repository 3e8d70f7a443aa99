// A game's scene and the page's colours, as an image outside of the page can have them.
import { mount, unmount, type Component } from "svelte";

export type Colours = ((variable: string) => string) & { done: () => void };

/** The values of the palette's variables. Call `done` at the end. */
export function pageColours(): Colours {
  const probe = hidden();
  const colour = (variable: string): string => {
    probe.style.color = `var(${variable})`;
    return getComputedStyle(probe).color;
  };
  return Object.assign(colour, { done: () => probe.remove() });
}

/** A place for what is measured, not seen. Without transitions, so that a colour is the one just asked for. */
function hidden(): HTMLElement {
  const element = document.createElement("div");
  element.style.cssText = "position: fixed; left: -9999px; width: 320px; transition: none";
  document.body.append(element);
  return element;
}

// What a style sheet may say about a drawing.
const STYLES = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin"],
  ...["stroke-dasharray", "opacity", "stop-color", "stop-opacity", "display"],
];

/** A scene with its styles written into it, as an SVG element of this width at the left. */
export function sceneMarkup(Scene: Component, width: number, y: number): string {
  const place = hidden();
  const scene = mount(Scene, { target: place });
  const drawing = place.querySelector("svg")!;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, number) => {
    const style = getComputedStyle(originals[number]!);
    for (const name of STYLES) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute("class");
  });
  void unmount(scene);
  place.remove();
  const { width: wide, height: high } = drawing.viewBox.baseVal;
  for (const [name, value] of Object.entries({ x: 0, y, width, height: (width * high) / wide }))
    copy.setAttribute(name, String(value));
  return new XMLSerializer().serializeToString(copy);
}
