import { isRefusal, type lineupCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findPlace } from '../match/lineups/stored/queries.ts';
import { confirm } from './confirm.ts';
import { lineupDesk } from './reply/lineup-desk.ts';
import { underLock } from './under-lock.ts';

export const confirmLineup: Handler<typeof lineupCalls.confirm> = async (context, { params, body }) => {
  const place = await findPlace(context.db, context.scope, params.id);
  if (!place) return refuse('NOT_FOUND');
  return underLock(context, { action: 'confirm', ...place }, async (trx, open) => {
    const { stored, desk: locked, teamId, role } = open;
    if (stored?.id !== params.id) return refuse('NOT_FOUND');
    if (body.version !== undefined && body.version !== stored.version) return refuse('STALE_VERSION');
    const refused = await confirm(trx, open, body.force);
    return isRefusal(refused) ? refused : lineupDesk(trx, locked, teamId, role);
  });
};
