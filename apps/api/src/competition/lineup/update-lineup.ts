import { type lineupCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findPlace } from '../match/lineups/stored/queries.ts';
import { save } from './save.ts';
import { underLock } from './under-lock.ts';

export const updateLineup: Handler<typeof lineupCalls.update> = async (context, { body }) => {
  const place = await findPlace(context.db, context.scope, body.id);
  if (!place) return refuse('NOT_FOUND');
  return underLock(context, { action: 'save', ...place }, async (trx, open) => {
    if (open.stored?.id !== body.id) return refuse('NOT_FOUND');
    if (open.stored.version !== body.version) return refuse('STALE_VERSION');
    return save(trx, body.id, open, body);
  });
};
