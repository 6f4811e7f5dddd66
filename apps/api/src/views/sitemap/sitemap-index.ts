import { type sitemapCalls, sitemapKinds, sitemapPageSize } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAddresses } from './queries.ts';

export const sitemapIndex: Handler<typeof sitemapCalls.index> = async ({ db }) => {
  const counts = await Promise.all(sitemapKinds.map((kind) => countAddresses(db, kind)));
  return {
    files: sitemapKinds.map((kind, index) => ({
      kind,
      pages: Math.ceil((counts[index] ?? 0) / sitemapPageSize),
    })),
  };
};
