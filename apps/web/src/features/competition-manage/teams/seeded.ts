import type { EntryData } from '../data/use-competition.ts';

/** Accepted teams by seed; those without one come last. */
export function inSeedOrder(entries: readonly EntryData[]) {
  const last = Number.POSITIVE_INFINITY;
  return entries
    .filter(({ status }) => status === 'ACCEPTED')
    .toSorted((a, b) => order(a.seed ?? last, b.seed ?? last))
    .map(({ team, seed }) => ({ key: team.id, name: team.name, avatarUrl: team.avatarUrl, seed }));
}

const order = (a: number, b: number) => (a === b ? 0 : a - b);

/** The request: the given number of teams is seeded from 1, the others have no seed. */
export function seedsOf(teams: readonly { readonly key: string }[], count: number) {
  return teams.map(({ key }, index) => ({ teamId: key, seed: index < count ? index + 1 : null }));
}
