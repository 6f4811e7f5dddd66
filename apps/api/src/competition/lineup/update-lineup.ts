import { type lineupCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findLineupRef } from '../match/lineups/stored/queries.ts';
import { withLineupLock } from './lineup-lock.ts';
import { saveLineup } from './save-lineup.ts';

export const updateLineup: Handler<typeof lineupCalls.update> = async (context, { body }) => {
  const ref = await findLineupRef(context.db, context.scope, body.id);
  if (!ref) return refuse('NOT_FOUND');
  return withLineupLock(context, { action: 'save', ...ref }, async (trx, lineup) => {
    if (lineup.stored?.id !== body.id) return refuse('NOT_FOUND');
    if (lineup.stored.version !== body.version) return refuse('STALE_VERSION');
    return saveLineup(trx, body.id, lineup, body);
  });
};
