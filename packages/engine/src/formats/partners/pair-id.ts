import type { TeamId } from '../model/slot.ts';

const between = '+';

/** Two players who play together in one match; whoever stores the match gives them an id of their own. */
export function pairId([one, other]: readonly [TeamId, TeamId]): TeamId {
  return `${one}${between}${other}`;
}

/** Who plays on a side: the players of a pair, or the team itself. */
export function playersOf(side: TeamId): readonly TeamId[] {
  return side.split(between);
}
