import { type matchManagementCalls, refuse } from '@traip/contract';
import { canDo, isBreach } from '@traip/engine/match';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withMatchLock } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import { isOver, stateRefusal } from '../reply/refusals.ts';
import { persistFixtureEdit } from './fixture-edit.ts';
import { listDependentMatches } from './queries.ts';

/** Soft delete: its events and records stay stored. */
export const deleteMatch: Handler<typeof matchManagementCalls.delete> = (context, { params }) =>
  withMatchLock(context, { matchId: params.id, depth: 'COMPETITION' }, async (trx, locked) => {
    const { match, actor, at } = locked;
    if (isOver(match)) return refuse('PHASE_LOCKED');
    const { phaseId, tieKey, round } = match;
    const feeds = tieKey === null ? [] : await listDependentMatches(trx, { phaseId, tieKey, round });
    const dated = match.kickOff !== null;
    const permission = canDo('delete', { status: match.state, dated }, actor, { feeds });
    if (isBreach(permission))
      return permission.breach === 'MATCH_FEEDS_OTHERS'
        ? refuse('MATCH_FEEDS_OTHERS', { details: { ids: permission.ids } })
        : stateRefusal('delete', permission);
    const refusal = await persistFixtureEdit(trx, locked, {
      action: 'DELETED',
      events: [newEvent(locked, 'DELETED')],
      set: { deletedAt: at },
      details: { state: match.state },
    });
    return refusal ?? { deleted: true as const };
  });
