import type { FollowView } from './device-follows.ts';

export interface Merged {
  readonly from: string;
  readonly to: string;
}

/** Follows the surviving person of a merge instead, once, with the choice made there. */
export function withSurvivors(follows: readonly FollowView[], merged: readonly Merged[]) {
  if (merged.length === 0) return follows;
  const survivors = new Map(merged.map(({ from, to }) => [from, to]));
  const isKnown = (id: string) => follows.some((one) => one.id === id);
  return follows.flatMap((follow) => {
    const id = survivors.get(follow.id);
    if (id === undefined) return [follow];
    return isKnown(id) ? [] : [{ ...follow, id }];
  });
}
