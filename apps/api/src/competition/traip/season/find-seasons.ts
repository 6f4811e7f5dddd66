import { pageWith, type seasonCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { countParts } from '../parts/queries.ts';
import { pageOfSeasons } from './queries.ts';

export const findSeasons: Handler<typeof seasonCalls.find> = async ({ db, scope }, { body }) => {
  const [seasons, total] = await Promise.all([
    pageOfSeasons(db, scope, body),
    countParts(db, 'seasons', scope, body),
  ]);
  return pageWith(seasons, { page: body.page, limit: body.limit, total });
};
