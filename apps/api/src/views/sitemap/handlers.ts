import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { sitemapFile } from './sitemap-file.ts';
import { sitemapIndex } from './sitemap-index.ts';

export const sitemapHandlers: Handlers<typeof contract>['sitemap'] = {
  index: sitemapIndex,
  file: sitemapFile,
};
