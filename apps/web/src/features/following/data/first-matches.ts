import type { FollowingData } from './use-following.ts';

/** As many as fit beside the rest of the home page. */
const maxShown = 4;

/** The most important match of each followed item, live ones first; each match once. */
export function firstMatches({ items, matches }: Pick<FollowingData, 'items' | 'matches'>) {
  const ids = items.flatMap(({ live, next, last }) => live ?? next ?? last ?? []);
  const byId = new Map(matches.map((match) => [match.id, match]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []).slice(0, maxShown);
}
