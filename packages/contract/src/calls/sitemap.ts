import { call } from '../call.ts';
import { anyone } from '../permissions/index.ts';
import { SitemapFile, SitemapIndex, SitemapQuery } from '../shapes/sitemap.ts';

/** Public pages, for search engines. */
export const sitemapCalls = {
  index: call({
    method: 'GET',
    path: '/sitemap',
    summary: 'Get the number of sitemap files',
    access: anyone,
    reply: SitemapIndex,
    errors: [],
  }),
  file: call({
    method: 'GET',
    path: '/sitemap/{kind}/{page}',
    summary: 'Get one sitemap file: public pages with their last change',
    access: anyone,
    params: SitemapQuery,
    cache: 'revalidate',
    reply: SitemapFile,
    errors: [],
  }),
};
