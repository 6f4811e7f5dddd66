// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const sitemapRoutes: RoutesOf<typeof contract.sitemap> = {
  index: { method: 'GET', path: '/sitemap', isForAnyone: true },
  file: { method: 'GET', path: '/sitemap/{kind}/{page}', isForAnyone: true },
};
