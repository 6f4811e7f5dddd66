/** How large one organisation of the filled database is. All of them are alike: only their number grows. */
export const competitionsEach = 5;
export const teamsEach = 40;
export const playersEach = 16;
/** Fifteen teams, everybody against everybody, twice. */
export const teamsIn = 15;
export const matchesIn = teamsIn * (teamsIn - 1);

export const matchesOf = (organisations: number) => organisations * competitionsEach * matchesIn;

/** As many organisations as it takes to have about so many matches. */
export function organisationsFor(matches: number): number {
  return Math.max(1, Math.round(matches / matchesOf(1)));
}
