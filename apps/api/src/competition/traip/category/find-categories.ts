import { type categoryCalls, pageWith } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { countParts } from '../parts/queries.ts';
import { pageOfCategories } from './queries.ts';

export const findCategories: Handler<typeof categoryCalls.find> = async ({ db, scope }, { body }) => {
  const [categories, total] = await Promise.all([
    pageOfCategories(db, scope, body),
    countParts(db, 'categories', scope, body),
  ]);
  return pageWith(categories, { page: body.page, limit: body.limit, total });
};
