declare module "virtual:study-*" {
  const text: string;
  export default text;
}
declare module "virtual:catalogue-*" {
  const text: string;
  export default text;
}
declare module "virtual:patterns" {
  /** A tile that repeats; a card is 100 wide. */
  export interface Pattern {
    /** Width and height */
    size: [number, number];
    opacity: number;
    /** Of lines and rings */
    width?: number;
    /** The points of each: x, y, x, y, … */
    lines?: number[][];
    /** x, y, radius */
    rings?: [number, number, number][];
    /** x, y, radius */
    dots?: [number, number, number][];
  }
  /** By card; those of src/akhet/draw/patterns.toml. */
  const PATTERNS: Record<string, Pattern>;
  export default PATTERNS;
}
declare module "virtual:rules" {
  export interface RulesPage {
    /** HTML */
    default: string;
    /** How to play the game, on one page: HTML. Empty if there is no such page. */
    howTo: string;
    parts: { id: string; title: string; level: number }[];
    /** The language of the page: English where there is no translation. */
    language: string;
  }
  /** By game and language; loaded when somebody reads them. */
  const RULES: Record<string, Record<string, () => Promise<RulesPage>>>;
  export default RULES;
}
