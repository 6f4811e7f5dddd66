import type { Slot, Tie } from '@traip/engine/formats';
import type { MatchInput } from './queries.ts';

/** Who plays a match, or who stands for them until it is known. */
export interface Sides {
  readonly home: string;
  readonly away: string;
}

/**
 * Names somebody for every side. Until a tie is decided its first side stands for the winner and its second for the
 * loser: whoever they will be, they rest after that tie and play after it, because those two do.
 */
export function standIns(matches: readonly MatchInput[], ties: readonly Tie[]): ReadonlyMap<string, Sides> {
  const tieOf = new Map(ties.map((tie) => [tie.id, tie]));
  const nameOf = (slot: Slot): string => {
    const { source, participant } = slot;
    if (participant !== undefined) return participant;
    if (source.kind === 'TEAM') return source.team;
    const tie = source.kind === 'WINNER' || source.kind === 'LOSER' ? tieOf.get(source.tie) : undefined;
    if (!tie) return nobody(JSON.stringify(source));
    return nameOf(source.kind === 'WINNER' ? tie.first : tie.second);
  };
  return new Map(
    matches.map((match) => {
      const home = match.homeTeamId ?? emptyOr(match.home, nameOf, `${match.id} home`);
      const away = match.awayTeamId ?? emptyOr(match.away, nameOf, `${match.id} away`);
      return [match.id, { home, away: away === home ? nobody(`${match.id} away`) : away }];
    }),
  );
}

const MARK = '?';

/** Somebody of whom nothing is known, not even a tie that they come from. */
const nobody = (name: string) => `${MARK}${name}`;

/** Two places that nobody has filled are not one and the same team. */
function emptyOr(slot: Slot, nameOf: (slot: Slot) => string, place: string): string {
  return slot.source.kind === 'EMPTY' && slot.participant === undefined ? nobody(place) : nameOf(slot);
}

export function isNobody(team: string): boolean {
  return team.startsWith(MARK);
}

/** Whether a side comes out of another phase. */
export function comesFromGroup({ source, participant }: Slot): boolean {
  return participant === undefined && (source.kind === 'GROUP' || source.kind === 'BEST');
}

/** Whether who plays depends on a whole round, and not on one tie of it. */
export function comesFromRound({ source, participant }: Slot): boolean {
  return participant === undefined && source.kind === 'SURVIVOR';
}
