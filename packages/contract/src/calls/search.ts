import { call } from '../call.ts';
import { anyone } from '../permissions/index.ts';
import { FoundPage, PublicNow, SearchQuery } from '../shapes/search.ts';

/** Public search. */
export const searchCalls = {
  find: call({
    method: 'GET',
    path: '/public/search',
    summary: 'Search public competitions, teams, organisations, Traips and people by name or sport',
    access: anyone,
    query: SearchQuery,
    reply: FoundPage,
    errors: [],
  }),
  now: call({
    method: 'GET',
    path: '/public/now',
    summary: 'List live and upcoming public matches, and the latest result of several sports',
    access: anyone,
    cache: 'revalidate',
    reply: PublicNow,
    errors: [],
  }),
};
