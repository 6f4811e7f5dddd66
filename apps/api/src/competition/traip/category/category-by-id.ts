import { type categoryCalls, refuse } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findCategory } from './queries.ts';

export const categoryById: Handler<typeof categoryCalls.byId> = async ({ db, scope }, { params }) =>
  (await findCategory(db, scope, params.id)) ?? refuse('NOT_FOUND');
