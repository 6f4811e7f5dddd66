import type { PhaseFacts } from '../facts/facts.ts';
import { tablesOf } from '../table/tables.ts';
import { knockoutPlaces } from './knockout-places.ts';
import { playedOff } from './played-off.ts';

export interface TeamPlace {
  readonly teamId: string;
  readonly place: number;
}

/**
 * The final places of all teams: the last phase first, then the teams that didn't reach it, by the phase
 * before. Teams of different groups share a place if they have the same rank.
 */
export function placesIn(phases: readonly PhaseFacts[]): readonly TeamPlace[] {
  const afterPlayOff = playedOff(phases);
  if (afterPlayOff !== null) return Array.from(afterPlayOff, ([teamId, place]) => ({ teamId, place }));
  const placed = new Map<string, number>();
  for (const phase of phases.filter(({ state }) => state !== 'CANCELED').toReversed()) {
    const ranks = ranksIn(phase).filter(({ teamId }) => !placed.has(teamId));
    const ahead = placed.size;
    for (const { teamId, place } of ranks)
      placed.set(teamId, ahead + 1 + ranks.filter((other) => other.place < place).length);
  }
  return Array.from(placed, ([teamId, place]) => ({ teamId, place }));
}

function ranksIn(facts: PhaseFacts): readonly TeamPlace[] {
  if (facts.ties.length > 0) return knockoutPlaces(facts).map(({ team, place }) => ({ teamId: team, place }));
  return tablesOf(facts).flatMap(({ table }) =>
    table.rows.map(({ team, rank }) => ({ teamId: team, place: rank })),
  );
}
