import type { PhaseFacts } from '../facts/facts.ts';
import { playOffOf } from '../propagation/play-off.ts';
import { tablesOf } from '../table/tables.ts';
import { knockoutPlaces } from './knockout-places.ts';

/**
 * The positions of a table whose places the last phase played for: whoever was in that stands as they came out of it. Null
 * without such a play-off.
 */
export function playedOff(phases: readonly PhaseFacts[]): ReadonlyMap<string, number> | null {
  const last = phases.findLast(({ state }) => state !== 'CANCELED');
  const playOff = last === undefined ? null : playOffOf(phases, last);
  if (last === undefined || playOff === null) return null;
  const table = tablesOf(playOff.from).flatMap(({ table: { rows } }) => rows);
  const reached = new Map(knockoutPlaces(last).map(({ team, place }) => [team, place]));
  const placeOf = (team: string) => reached.get(team) ?? 0;
  // The table tells apart who went out in the same round.
  const inOrder = table
    .map(({ team }) => team)
    .filter((team) => reached.has(team))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const positionOf = new Map(inOrder.map((team, index) => [team, playOff.bestPlace + index]));
  return new Map(table.map(({ team, rank }) => [team, positionOf.get(team) ?? rank]));
}
