// While a game's table still counts up the score, who won is withheld: the result comes last.
let hurry: (() => void) | null = $state.raw(null);

/** Whether the score is being counted; then how to see its end at once. */
export const counting = () => hurry;

export function beginCount(skip: () => void): void {
  hurry = skip;
}
export function endCount(): void {
  hurry = null;
}
