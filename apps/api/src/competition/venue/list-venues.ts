import { pageWith, type venueCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { countVenues, pageOfVenues } from './queries.ts';

export const listVenues: Handler<typeof venueCalls.list> = async ({ db, scope, now }, { query }) => {
  const [venues, total] = await Promise.all([
    pageOfVenues(db, scope, query, dayInMadrid(now())),
    countVenues(db, scope, query.search),
  ]);
  return pageWith(venues, { page: query.page, limit: query.limit, total });
};
