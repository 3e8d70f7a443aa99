// Whether the page is a window of its own, as a table is while its game runs: it fills the screen, does not scroll, and has
// its own bar instead of the header of the other pages.
export const appWindow: { open: boolean } = $state({ open: false });
