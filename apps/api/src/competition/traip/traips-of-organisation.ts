import { pageWith, type traipCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { traipInBrief } from './in-brief.ts';
import { countTraips, pageOfTraips } from './lists/queries.ts';

export const traipsOfOrganisation: Handler<typeof traipCalls.ofOrganisation> = async (
  { db, scope },
  { query },
) => {
  const [traips, total] = await Promise.all([pageOfTraips(db, scope, query), countTraips(db, scope, query)]);
  const rows = traips.map(({ competitions, seasons, ...traip }) => ({
    ...traipInBrief(traip),
    competitions,
    seasons,
  }));
  return pageWith(rows, { page: query.page, limit: query.limit, total });
};
