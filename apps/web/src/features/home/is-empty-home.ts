type Lists = Readonly<
  Record<'live' | 'next' | 'results' | 'teams' | 'competitions' | 'organizations', readonly unknown[]>
>;

/** A home with only invitations still counts as empty. */
export function isEmptyHome({ live, next, results, teams, competitions, organizations }: Lists): boolean {
  return [live, next, results, teams, competitions, organizations].every((list) => list.length === 0);
}
