import type { FollowerNews } from '../../platform/jobs/jobs.ts';
import type { FollowerNotice } from './audience/follower-notice.ts';
import { competitionNotice, raceNotice } from './competition/queries.ts';
import { calendarNotice, withdrawalNotice } from './digest/queries.ts';
import { matchNotice } from './match/queries.ts';

export function noticeOf(news: FollowerNews): FollowerNotice {
  const { moment } = news;
  if (moment === 'CALENDAR') return calendarNotice(news);
  if (moment === 'WITHDRAWN') return withdrawalNotice(news);
  if (moment === 'OFF') return competitionNotice(news);
  return moment === 'RACE' ? raceNotice(news) : matchNotice(moment, news);
}
