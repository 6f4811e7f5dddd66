import { type categoryCalls, pageWith } from '@traip/contract';
import type { Handler } from '../http/handler.ts';
import { countParts } from '../traip/parts/queries.ts';
import { pageOfCategories } from './queries.ts';

export const findCategories: Handler<typeof categoryCalls.find> = async ({ db, scope }, { body }) => {
  const [categories, total] = await Promise.all([
    pageOfCategories(db, scope, body),
    countParts(db, 'categories', scope, body),
  ]);
  return pageWith(categories, { page: body.page, limit: body.limit, total });
};
