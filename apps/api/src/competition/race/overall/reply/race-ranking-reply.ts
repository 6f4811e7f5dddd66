import type { RaceRanking, Read } from '@traip/contract';
import type { TableRules } from '@traip/engine/race-tables';
import type { RaceRankingRecord } from './queries.ts';

export function raceRankingReply(
  record: RaceRankingRecord,
  raceNames: ReadonlyMap<string, string>,
): Read<typeof RaceRanking> {
  const { id, name, kind, raceIds, rules, countedRaceIds, groups, version } = record;
  return {
    id,
    name,
    kind,
    raceIds: raceIds && [...raceIds],
    rules: rulesReply(rules),
    countedRaces: countedRaceIds.map((raceId) => ({ id: raceId, name: raceNames.get(raceId) ?? '' })),
    groups: groups.map(({ gender, band, count }) => ({ gender, band, count })),
    version,
  };
}

/** Rules for the reply. */
export function rulesReply({ points, bonus, gender, ...rules }: TableRules) {
  const known = (['FEMALE', 'MALE', 'OTHER'] as const).find((one) => one === gender);
  return { ...rules, points: [...points], bonus: [...bonus], gender: known ?? null };
}
