// While a table counts up the final score, the result of the game is withheld.
export class ScoreReveal {
  /** Shows the end of the count at once; null while nothing is being counted. */
  skip: (() => void) | null = $state.raw(null);

  begin(skip: () => void): void {
    this.skip = skip;
  }
  end(): void {
    this.skip = null;
  }
}
