import { z } from 'zod';
import type { Shape } from '../call.ts';
import { isStorable } from './fields.ts';

export const maxPageSize = 100;

/** A deep page costs as much as all pages before it: beyond this, people have to search. */
export const countLimit = 10_000;

/** The page number, from a query string or a body. */
export const pageNumber = z.coerce.number().int().min(1).max(countLimit).default(1);
export const pageSize = (defaultSize = 20) =>
  z.coerce.number().int().min(1).max(maxPageSize).default(defaultSize);

/** The text of a search box. */
export const Search = z.string().trim().max(100).refine(isStorable, 'TEXT_INVALID');

/** One page of a list. `total` stops counting at `countLimit`. */
export function pageOf<S extends Shape>(item: S) {
  return z.object({
    items: z.array(item as unknown as z.ZodType<S['_zod']['output'], S['_zod']['input']>),
    page: z.number(),
    limit: z.number(),
    total: z.number(),
    totalPages: z.number(),
  });
}

/** One page of a reply. An empty list has one empty page. */
export function pageWith<T>(
  items: T[],
  { page, limit, total }: { readonly page: number; readonly limit: number; readonly total: number },
) {
  return { items, page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
}
