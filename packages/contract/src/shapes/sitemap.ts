import { z } from 'zod';
import { Instant } from './fields.ts';

/** The kinds of pages for search engines. People are not listed. */
export const sitemapKinds = ['organisations', 'traips', 'competitions', 'matches', 'teams'] as const;

/** Each page has an address per language, and a file has at most 5,000 addresses. */
export const sitemapPageSize = 2500;
export const maxSitemapPages = 40;

export const SitemapIndex = z
  .object({ files: z.array(z.object({ kind: z.enum(sitemapKinds), pages: z.number() })) })
  .meta({ id: 'sitemapIndex' });

/** `name` is the last part of the page's address: a code or an id. */
export const SitemapFile = z
  .object({ items: z.array(z.object({ name: z.string(), changedAt: Instant.nullable() })) })
  .meta({ id: 'sitemapFile' });

export const SitemapQuery = z.object({
  kind: z.enum(sitemapKinds),
  page: z.coerce.number().int().min(1).max(maxSitemapPages),
});
