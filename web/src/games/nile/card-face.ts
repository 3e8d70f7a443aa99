// How a card looks: its colours (of palette.toml) and the size of its name.
import { isCrop, isMonument, type CardFace } from "./model";

const colourName = (card: CardFace): string =>
  isCrop(card) ? `--crop-${card}` : isMonument(card) ? "--card-monument" : `--card-${card}`;

/** The colour of the frame, by which a card is known at a glance. */
export const frame = (card: CardFace): string => `var(${colourName(card)})`;
/** The pale colour under the pattern. */
export const ground = (card: CardFace): string => `var(${colourName(card)}-pale)`;
/** The deep colour of the edge and the name plate. */
export const deep = (card: CardFace): string => `var(${colourName(card)}-deep)`;

const PLATE = 158; // the size of a font, times the letters that fit the name plate at that size
/** The font size at which a name fits its plate, in any language. */
export const fittingSize = (name: string, usual = 15): number => Math.min(usual, PLATE / Math.max(name.length, 1));
