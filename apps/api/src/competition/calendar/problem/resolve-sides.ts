import type { Slot, Tie } from '@traip/engine/formats';
import type { MatchInput } from './queries.ts';

/** The teams of a match, or placeholders until they are known. */
export interface Sides {
  readonly home: string;
  readonly away: string;
}

/**
 * Finds a team or placeholder for every side. Until a tie is decided, its first side stands for the winner
 * and its second for the loser, so that whichever teams they are, they play and rest after that tie.
 */
export function resolveSides(
  matches: readonly MatchInput[],
  ties: readonly Tie[],
): ReadonlyMap<string, Sides> {
  const tieOf = new Map(ties.map((tie) => [tie.id, tie]));
  const resolve = (slot: Slot): string => {
    const { source, participant } = slot;
    if (participant !== undefined) return participant;
    if (source.kind === 'TEAM') return source.team;
    const tie = source.kind === 'WINNER' || source.kind === 'LOSER' ? tieOf.get(source.tie) : undefined;
    if (!tie) return placeholder(JSON.stringify(source));
    return resolve(source.kind === 'WINNER' ? tie.first : tie.second);
  };
  return new Map(
    matches.map((match) => {
      const home = match.homeTeamId ?? resolveOrPlaceholder(match.home, resolve, `${match.id} home`);
      const away = match.awayTeamId ?? resolveOrPlaceholder(match.away, resolve, `${match.id} away`);
      return [match.id, { home, away: away === home ? placeholder(`${match.id} away`) : away }];
    }),
  );
}

const PREFIX = '?';

/** A placeholder for an unknown team. */
const placeholder = (name: string) => `${PREFIX}${name}`;

/** Two empty slots must not count as the same team. */
function resolveOrPlaceholder(slot: Slot, resolve: (slot: Slot) => string, place: string): string {
  return slot.source.kind === 'EMPTY' && slot.participant === undefined ? placeholder(place) : resolve(slot);
}

export function isPlaceholder(team: string): boolean {
  return team.startsWith(PREFIX);
}

/** Whether a side comes from another phase. */
export function dependsOnGroup({ source, participant }: Slot): boolean {
  return participant === undefined && (source.kind === 'GROUP' || source.kind === 'BEST');
}

/** Whether a side depends on a whole round, and not on a single tie. */
export function dependsOnRound({ source, participant }: Slot): boolean {
  return participant === undefined && (source.kind === 'SURVIVOR' || source.kind === 'BEATEN');
}
