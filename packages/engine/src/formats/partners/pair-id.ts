import type { TeamId } from '../model/slot.ts';

const between = '+';

/** An id for two players who play one match together; storing the match gives them a permanent one. */
export function pairId([one, other]: readonly [TeamId, TeamId]): TeamId {
  return `${one}${between}${other}`;
}

/** The players of a side: those of a pair, or the team itself. */
export function playersOf(side: TeamId): readonly TeamId[] {
  return side.split(between);
}
