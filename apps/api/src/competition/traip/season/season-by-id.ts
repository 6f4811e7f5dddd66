import { refuse, type seasonCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findSeason } from './queries.ts';

export const seasonById: Handler<typeof seasonCalls.byId> = async ({ db, scope }, { params }) =>
  (await findSeason(db, scope, params.id)) ?? refuse('NOT_FOUND');
