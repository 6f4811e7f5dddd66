import { pageWith, type seasonCalls } from '@traip/contract';
import type { Handler } from '../http/handler.ts';
import { countSeasons, pageOfSeasons } from './queries.ts';

export const findSeasons: Handler<typeof seasonCalls.find> = async ({ db, scope }, { body }) => {
  const [seasons, total] = await Promise.all([pageOfSeasons(db, scope, body), countSeasons(db, scope, body)]);
  return pageWith(seasons, { page: body.page, limit: body.limit, total });
};
