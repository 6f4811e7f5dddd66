import { call } from '../call.ts';
import { anyone } from '../permissions/index.ts';
import { FoundPage, PublicNow, SearchQuery } from '../shapes/search.ts';

/** What anybody can find. */
export const searchCalls = {
  find: call({
    method: 'GET',
    path: '/public/search',
    summary:
      'Public competitions, teams, organisations, Traips and people by words of their names, or by their sport',
    who: anyone,
    query: SearchQuery,
    reply: FoundPage,
    errors: [],
  }),
  now: call({
    method: 'GET',
    path: '/public/now',
    summary: 'What is being played and what comes next, in everything that is public',
    who: anyone,
    cache: 'revalidate',
    reply: PublicNow,
    errors: [],
  }),
};
