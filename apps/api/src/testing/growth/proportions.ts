/** The size of one organisation. All are alike; only their number grows. */
export const competitionsEach = 5;
export const teamsEach = 40;
export const playersEach = 16;
/** How many of them have an account. */
export const accountsEach = 4;
/** Licences of a player for the teams of a competition: of this season and of five before. */
export const seasonsKept = 6;
/** A double round robin of fifteen teams. */
export const teamsIn = 15;
export const matchesIn = teamsIn * (teamsIn - 1);

export const matchesOf = (organisations: number) => organisations * competitionsEach * matchesIn;

/** The number of organisations that gives about this many matches. */
export function organisationsFor(matches: number): number {
  return Math.max(1, Math.round(matches / matchesOf(1)));
}
