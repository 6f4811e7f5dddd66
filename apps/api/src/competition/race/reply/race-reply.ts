import type { Race, Read } from '@traip/contract';
import type { CountedRace } from './queries.ts';

export function raceReply(race: CountedRace): Read<typeof Race> {
  const { id, name, distance, startsAt, kind, resolution, ties, ageBy, bands } = race;
  const { publication, edition, reason, publishedAt, entries, results, version, groups } = race;
  return {
    id,
    name,
    distance,
    startsAt,
    kind,
    resolution,
    ties,
    ageBy,
    bands: bands.map(({ key, min, max }) => ({ key, min, max })),
    publication,
    edition,
    reason,
    publishedAt,
    entries,
    results,
    groups: groups.map(({ gender, band, finishers }) => ({ gender, band, finishers })),
    version,
  };
}
