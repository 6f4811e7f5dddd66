import { z } from 'zod';
import { Instant } from './fields.ts';

/** What search engines are told of. People are found by those who know them, and by nobody else. */
export const sitemapKinds = ['organisations', 'traips', 'competitions', 'matches', 'teams'] as const;

/** Each has an address per language, and a file has 5,000 addresses at most. */
export const sitemapPageSize = 2500;
export const mostSitemapPages = 40;

export const SitemapIndex = z
  .object({ files: z.array(z.object({ kind: z.enum(sitemapKinds), pages: z.number() })) })
  .meta({ id: 'sitemapIndex' });

/** `name` is what the address of its page ends in: a code, or an id. */
export const SitemapFile = z
  .object({ items: z.array(z.object({ name: z.string(), changedAt: Instant.nullable() })) })
  .meta({ id: 'sitemapFile' });

export const SitemapQuery = z.object({
  kind: z.enum(sitemapKinds),
  page: z.coerce.number().int().min(1).max(mostSitemapPages),
});
