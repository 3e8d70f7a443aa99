// NILE's cards and plots by the names that the reader's language has for them.
import { say } from "../../lib/localization.svelte";
import { isMonument } from "./model";
import type { NileCard, NilePlot } from "./types";

// Messages: nile-card-papyrus … nile-card-grape-onion, nile-card-stone, nile-card-plague
export const cardWords = (card: NileCard): string => say(`nile-card-${card}`);

// Messages: web-nile-monument-sphinx, -obelisk, -wall; a field is called as its crop is
export const plotWords = (plot: NilePlot): string =>
  isMonument(plot) ? say(`web-nile-monument-${plot}`) : cardWords(plot);

// Messages: web-nile-power-sphinx, -obelisk, -wall
export const powerWords = (monument: string): string => say(`web-nile-power-${monument}`);
