import type { EventRules } from '@traip/engine/race-day';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import type { RaceRecord } from '../lock/queries.ts';

type Aged = Pick<RaceRecord, 'ageBy' | 'startsAt' | 'createdAt'>;

/** The day on which ages count: that of the race, else the first one of its competition. */
export function ageRuleOf(
  { ageBy, startsAt, createdAt }: Aged,
  startsOn: string | null,
): EventRules['ageRule'] {
  const day = startsAt ? dayInMadrid(startsAt) : (startsOn ?? dayInMadrid(createdAt));
  return { by: ageBy, year: Number(day.slice(0, 4)), day };
}
