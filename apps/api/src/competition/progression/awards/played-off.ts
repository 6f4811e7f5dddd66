import type { PhaseFacts } from '../facts/facts.ts';
import { playOffOf } from '../propagation/play-off.ts';
import { tablesOf } from '../table/tables.ts';
import { knockoutPlaces } from './knockout-places.ts';

/**
 * The positions of a table as the last phase changed them: teams in that phase are placed by how they
 * finished it. Null without such a play-off.
 */
export function playedOff(phases: readonly PhaseFacts[]): ReadonlyMap<string, number> | null {
  const last = phases.findLast(({ state }) => state !== 'CANCELED');
  const playOff = last === undefined ? null : playOffOf(phases, last);
  if (last === undefined || playOff === null) return null;
  const table = tablesOf(playOff.from).flatMap(({ table: { rows } }) => rows);
  const reached = new Map(knockoutPlaces(last).map(({ team, place }) => [team, place]));
  const placeOf = (team: string) => reached.get(team) ?? 0;
  // Teams eliminated in the same round are ordered by the table.
  const inOrder = table
    .map(({ team }) => team)
    .filter((team) => reached.has(team))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const positionOf = new Map(inOrder.map((team, index) => [team, playOff.bestPlace + index]));
  return new Map(table.map(({ team, rank }) => [team, positionOf.get(team) ?? rank]));
}
