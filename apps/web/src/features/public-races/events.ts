import type { RaceInfo } from './load.ts';

/** The first rounds, and races without rounds. */
export function eventsOf(races: readonly RaceInfo[]): readonly RaceInfo[] {
  return races.filter(({ eventId }) => eventId === null);
}

/** The published rounds of a race, finals first; empty for a race without rounds. */
export function publishedRounds(race: RaceInfo, races: readonly RaceInfo[]): readonly RaceInfo[] {
  if (race.round === null) return [];
  const first = race.eventId ?? race.id;
  const rounds = races.filter(({ id, eventId }) => id === first || eventId === first);
  return rounds.filter(({ publication }) => publication !== 'DRAFT').toReversed();
}

/** The race that a URL means: the last published round of an event, unless one is named. */
export function selectedRace(races: readonly RaceInfo[], query: string): RaceInfo | undefined {
  const [event, ...rounds] = query.split('.');
  const first = races.find(({ id }) => id === event) ?? eventsOf(races)[0];
  if (first === undefined || first.round === null || first.eventId !== null) return first;
  return rounds[0] === 'heats' ? first : (publishedRounds(first, races)[0] ?? first);
}

/** A round's name in the URL: the id of the heats is also that of the event. */
export const addressOfRound = ({ id, eventId }: RaceInfo) => (eventId === null ? `${id}.heats` : id);
