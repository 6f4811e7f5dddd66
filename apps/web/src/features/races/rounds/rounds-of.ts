import type { RaceData } from '../data/use-races.ts';

/** All rounds of a race's event, in order; empty without rounds. */
export function roundsOf(race: RaceData, races: readonly RaceData[]): readonly RaceData[] {
  if (race.round === null) return [];
  const first = race.eventId ?? race.id;
  return races.filter(({ id, eventId }) => id === first || eventId === first);
}
