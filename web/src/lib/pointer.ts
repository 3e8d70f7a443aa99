// Where the pointer was last moved to. From the first page on, because a page can open under a pointer at rest.
export const pointer = { x: NaN, y: NaN };

// Drawings are also rendered without a browser, for the pictures of the documentation.
globalThis.addEventListener?.("pointermove", ({ clientX: x, clientY: y }) => Object.assign(pointer, { x, y }), {
  capture: true,
  passive: true,
});
