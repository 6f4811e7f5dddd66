import { MatchQuery } from '@traip/contract';
import { dayInMadrid } from '../../../../platform/time/day-in-madrid.ts';
import type { MatchFilter } from '../rows/queries.ts';

export type Subject = Pick<MatchFilter, 'userId' | 'ofTeamId' | 'ofPersonId'>;

/** All matches of a subject that the user can see, without further filters. */
export function everyMatch(subject: Subject, at: Date): MatchFilter {
  const { withFilters: _none, ...all } = MatchQuery.parse({});
  return { ...all, ...subject, today: dayInMadrid(at), now: at };
}
