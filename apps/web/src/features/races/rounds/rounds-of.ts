import type { RaceData } from '../data/use-races.ts';

/** All rounds of the event that a race is of, in order; none without rounds. */
export function roundsOf(race: RaceData, races: readonly RaceData[]): readonly RaceData[] {
  if (race.round === null) return [];
  const first = race.eventId ?? race.id;
  return races.filter(({ id, eventId }) => id === first || eventId === first);
}
