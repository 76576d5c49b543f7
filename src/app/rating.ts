/** A player's strength as it is believed to be: a mean and how uncertain it is. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}
