import { pageWith, type venueCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { closedDateReply } from './closed-date-reply.ts';
import { countClosedDates, pageOfClosedDates } from './queries.ts';

export const listClosedDates: Handler<typeof venueCalls.closedDates> = async (
  { db, scope, now },
  { query },
) => {
  const filter = { ...query, from: query.from ?? dayInMadrid(now()) };
  const [rows, total] = await Promise.all([
    pageOfClosedDates(db, scope, filter),
    countClosedDates(db, scope, filter),
  ]);
  return pageWith(rows.map(closedDateReply), { page: query.page, limit: query.limit, total });
};
