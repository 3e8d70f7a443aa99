/** Make a move, by its number or in words, or take the last one back; whether it was accepted. A refusal is shown. */
export type Act = (move: number | string | "undo") => Promise<boolean>;
