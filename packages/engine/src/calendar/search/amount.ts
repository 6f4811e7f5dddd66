/** One hard offence in a price; what lies below it is the cost of the soft ones. */
export const HARD = 2 ** 24;

/** The number of hard offences in a price, which may be a difference. */
export const hardIn = (price: number): number => Math.round(price / HARD);

/** The soft cost in a price. */
export const softIn = (price: number): number => price - hardIn(price) * HARD;

/** A price in soft cost, when a hard offence counts for so much. */
export const weigh = (price: number, hardWeight: number): number =>
  hardIn(price) * hardWeight + softIn(price);
