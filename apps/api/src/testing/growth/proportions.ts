/** The size of one organisation. All have the same size; only their number grows. */
export const competitionsEach = 5;
export const teamsEach = 40;
export const playersEach = 16;
/** How many of them have an account. */
export const accountsEach = 4;
/** Licences per player for the teams of a competition: this season and five earlier ones. */
export const seasonsKept = 6;
/** A double round robin of fifteen teams. */
export const teamsIn = 15;
export const matchesIn = teamsIn * (teamsIn - 1);

export const matchesOf = (organisations: number) => organisations * competitionsEach * matchesIn;

/** The number of organisations for about this many matches. */
export function organisationsFor(matches: number): number {
  return Math.max(1, Math.round(matches / matchesOf(1)));
}
