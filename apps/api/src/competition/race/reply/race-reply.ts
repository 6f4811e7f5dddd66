import type { Race, Read } from '@traip/contract';
import type { GolfRules } from '@traip/engine/race-day';
import type { CountedRace } from './queries.ts';

export function raceReply(race: CountedRace): Read<typeof Race> {
  const { id, name, distance, startsAt, kind, resolution, ties, ageBy, bands, golf, cutLine } = race;
  const { isTimeTrial, segments, splitPoints } = race;
  const { recordEvent, legEvent, recordsByBand, countsWind, overallBy, groupsBy } = race;
  const { eventId, round, advance, lanes, legs } = race;
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
    isTimeTrial,
    segments: [...segments],
    splitPoints: [...splitPoints],
    golf: golf && golfReply(golf),
    cutLine,
    eventId,
    round,
    advance: advance && { ...advance },
    lanes,
    legs,
    recordEvent,
    legEvent,
    recordsByBand,
    countsWind,
    overallBy,
    groupsBy,
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

/** Golf settings for the reply. */
export function golfReply({ holes, cut, ...golf }: GolfRules): NonNullable<Read<typeof Race>['golf']> {
  return {
    ...golf,
    holes: holes.map(({ par, strokeIndex }) => ({ par, strokeIndex })),
    cut: cut && { ...cut },
  };
}
