import type { FollowerNews } from '../../platform/jobs/jobs.ts';
import type { Telling } from './audience/telling.ts';
import { tellingOfCompetition, tellingOfRace } from './competition/queries.ts';
import { tellingOfCalendar, tellingOfWithdrawal } from './digest/queries.ts';
import { tellingOfMatch } from './match/queries.ts';

export function tellingOf(news: FollowerNews): Telling {
  const { moment } = news;
  if (moment === 'CALENDAR') return tellingOfCalendar(news);
  if (moment === 'WITHDRAWN') return tellingOfWithdrawal(news);
  if (moment === 'OFF') return tellingOfCompetition(news);
  return moment === 'RACE' ? tellingOfRace(news) : tellingOfMatch(moment, news);
}
