import { foundKinds, pageWith, type searchCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { describeFound } from './describe-found.ts';
import { countFound, listFound } from './ranked/queries.ts';
import { parseQuery } from './ranked/search-query.ts';

/** Reads the live tables, so that what is no longer public cannot be found. */
export const find: Handler<typeof searchCalls.find> = async ({ db }, { query }) => {
  const { kind, page, limit } = query;
  const searchQuery = parseQuery(query.q);
  if (searchQuery.text === '') {
    const counts = foundKinds.map((one) => ({ kind: one, count: 0 }));
    return { ...pageWith([], { page, limit, total: 0 }), counts };
  }
  const kinds = kind === undefined ? foundKinds : [kind];
  const [ranked, countByKind] = await Promise.all([
    listFound(db, kinds, searchQuery, { page, limit }),
    countFound(db, foundKinds, searchQuery),
  ]);
  const counts = foundKinds.map((one) => ({ kind: one, count: countByKind.get(one) ?? 0 }));
  const total = counts.reduce((sum, one) => sum + (kinds.includes(one.kind) ? one.count : 0), 0);
  return { ...pageWith(await describeFound(db, ranked), { page, limit, total }), counts };
};
