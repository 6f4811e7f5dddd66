import { type entryCalls, pageWith } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { entryReply } from '../competition/entries/entry-reply.ts';
import { countEntries, listEntries } from '../competition/entries/queries.ts';

export const listTeams: Handler<typeof entryCalls.list> = async ({ db, scope }, { params, query }) => {
  const filter = { ...params, ...query };
  const [entries, total] = await Promise.all([
    listEntries(db, scope, filter),
    countEntries(db, scope, filter),
  ]);
  return pageWith(entries.map(entryReply), { page: query.page, limit: query.limit, total });
};
