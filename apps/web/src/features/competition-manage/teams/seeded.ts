import type { EntryData } from '../data/use-competition.ts';

/** The teams that are in, in the order of their seeds; who has none comes after those who have one. */
export function inSeedOrder(entries: readonly EntryData[]) {
  const last = Number.POSITIVE_INFINITY;
  return entries
    .filter(({ status }) => status === 'ACCEPTED')
    .toSorted((one, other) => order(one.seed ?? last, other.seed ?? last))
    .map(({ team, seed }) => ({ key: team.id, name: team.name, avatarUrl: team.avatarUrl, seed }));
}

const order = (one: number, other: number) => (one === other ? 0 : one - other);

/** What is sent: the first so many are numbered from 1, the others have no seed. */
export function seedsOf(teams: readonly { readonly key: string }[], count: number) {
  return teams.map(({ key }, index) => ({ teamId: key, seed: index < count ? index + 1 : null }));
}
