import type { EventRules } from '@traip/engine/race-day';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import type { RaceRecord } from '../lock/queries.ts';

type Aged = Pick<RaceRecord, 'ageBy' | 'startsAt' | 'createdAt'>;

/** The day for counting ages: the date of the race, or else the first day of its competition. */
export function ageRuleOf(
  { ageBy, startsAt, createdAt }: Aged,
  startsOn: string | null,
): EventRules['ageRule'] {
  const day = startsAt ? dayInMadrid(startsAt) : (startsOn ?? dayInMadrid(createdAt));
  return { by: ageBy, year: Number(day.slice(0, 4)), day };
}
