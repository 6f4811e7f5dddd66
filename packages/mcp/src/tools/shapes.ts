import { z } from 'zod';

export const id = (what: string) => z.uuid().describe(`The id of ${what}, as another tool returned it`);

export const page = z.int().min(1).max(10_000).default(1).describe('Which page, from 1');
export const limit = z.int().min(1).max(50).default(20).describe('How many on a page');

export const pageInfo = {
  page: z.number(),
  totalPages: z.number(),
  total: z.number(),
};

/** The position of a page in a list. */
export function pageOf({ page: number, totalPages, total }: z.output<z.ZodObject<typeof pageInfo>>) {
  return { page: number, totalPages, total };
}
