import { sitemapIndex } from '../../features/sitemap/index.ts';

export const GET = (request: Request) => sitemapIndex(request);
