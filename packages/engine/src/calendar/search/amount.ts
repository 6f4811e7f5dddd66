/** One hard offence in a price; anything below is soft cost. */
export const HARD = 2 ** 24;

/** The number of hard offences in a price, or in a difference of prices. */
export const hardIn = (price: number): number => Math.round(price / HARD);

/** The soft cost in a price. */
export const softIn = (price: number): number => price - hardIn(price) * HARD;

/** A price as soft cost, with a given weight for hard offences. */
export const weigh = (price: number, hardWeight: number): number =>
  hardIn(price) * hardWeight + softIn(price);
