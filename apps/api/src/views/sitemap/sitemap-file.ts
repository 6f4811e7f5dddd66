import type { sitemapCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { listAddresses } from './queries.ts';

export const sitemapFile: Handler<typeof sitemapCalls.file> = async ({ db }, { params }) => ({
  items: await listAddresses(db, params),
});
