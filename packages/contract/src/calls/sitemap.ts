import { call } from '../call.ts';
import { anyone } from '../permissions/index.ts';
import { SitemapFile, SitemapIndex, SitemapQuery } from '../shapes/sitemap.ts';

/** What everybody may see, for search engines. */
export const sitemapCalls = {
  index: call({
    method: 'GET',
    path: '/sitemap',
    summary: 'How many files it takes to name everything that everybody may see',
    who: anyone,
    reply: SitemapIndex,
    errors: [],
  }),
  file: call({
    method: 'GET',
    path: '/sitemap/{kind}/{page}',
    summary: 'A part of what everybody may see, with when it changed last',
    who: anyone,
    params: SitemapQuery,
    cache: 'revalidate',
    reply: SitemapFile,
    errors: [],
  }),
};
