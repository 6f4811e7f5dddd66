import { isRefusal, type lineupCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findLineupRef } from '../match/lineups/stored/queries.ts';
import { confirm } from './confirm.ts';
import { withLineupLock } from './lineup-lock.ts';
import { lineupDesk } from './reply/lineup-desk.ts';

export const confirmLineup: Handler<typeof lineupCalls.confirm> = async (context, { params, body }) => {
  const ref = await findLineupRef(context.db, context.scope, params.id);
  if (!ref) return refuse('NOT_FOUND');
  return withLineupLock(context, { action: 'confirm', ...ref }, async (trx, lineup) => {
    const { stored, locked, teamId, role } = lineup;
    if (stored?.id !== params.id) return refuse('NOT_FOUND');
    if (body.version !== undefined && body.version !== stored.version) return refuse('STALE_VERSION');
    const refusal = await confirm(trx, lineup, body);
    return isRefusal(refusal) ? refusal : lineupDesk(trx, locked, teamId, role);
  });
};
