type Lists = Readonly<
  Record<'live' | 'next' | 'results' | 'teams' | 'competitions' | 'organizations', readonly unknown[]>
>;

/** Somebody who has just arrived. Who is only invited has nothing yet either. */
export function isEmptyHome({ live, next, results, teams, competitions, organizations }: Lists): boolean {
  return [live, next, results, teams, competitions, organizations].every((list) => list.length === 0);
}
