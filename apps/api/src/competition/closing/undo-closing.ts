import { type ClosingUndo, type closingCalls, isRefusal, type Read, refuse } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/with-transaction.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { resolveActor } from '../match/desk/actor.ts';
import { type LockedMatch, lockMatch } from '../match/desk/locked-match.ts';
import { findParentIds } from '../match/desk/queries.ts';
import { moveMatch } from '../match/schedule/schedule-match.ts';
import { closedDateSubject } from '../venue/closed-dates/closed-date-subject.ts';
import { deleteClosedDate, findClosedDate } from '../venue/closed-dates/queries.ts';
import { lockOrganisation } from '../venue/lock/queries.ts';

type StaffContext = Context & { readonly scope: OrganisationScope };
type Input = Read<typeof ClosingUndo>;

/** Opens the days and moves the matches back in one transaction, or does nothing. */
export const undoClosing: Handler<typeof closingCalls.undo> = (context, { body }) =>
  withTransaction(context.db, async (trx) => {
    const locked = await lockIfUnchanged(trx, context, body.matches);
    if (isRefusal(locked)) return locked;
    const opened = await reopenDays(trx, context, body.closedDateIds);
    if (opened) return opened;
    for (const { matchId, kickOff, fieldId } of body.matches) {
      const match = locked.get(matchId);
      const refusal = match
        ? await moveMatch(trx, match, { kickOff, fieldId })
        : refuse('CLOSING_CHANGED_SINCE');
      if (refusal) return refusal;
    }
    return { movedBack: body.matches.map(({ matchId }) => matchId) };
  });

/** Locks competitions before their matches, always in the same order, like the closing. */
async function lockIfUnchanged(trx: Trx, { scope, now }: StaffContext, matches: Input['matches']) {
  const at = now();
  const actor = await resolveActor(trx, scope, at);
  if (isRefusal(actor)) return actor;
  const keyed = [];
  for (const [index, match] of matches.entries()) {
    const parents = await findParentIds(trx, scope, match.matchId);
    const field = `matches.${index}.matchId`;
    if (!parents) return refuse('CLOSING_CHANGED_SINCE', { field });
    keyed.push({ ...match, field, key: `${parents.competitionId} ${parents.phaseId} ${match.matchId}` });
  }
  const locked = new Map<string, LockedMatch>();
  for (const { matchId, version, field } of keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const match = await lockMatch(trx, scope, { matchId, depth: 'COMPETITION', actor, at });
    if (isRefusal(match) || match.match.version !== version)
      return refuse('CLOSING_CHANGED_SINCE', { field });
    locked.set(matchId, match);
  }
  await lockOrganisation(trx, scope);
  return locked;
}

async function reopenDays(trx: Trx, context: StaffContext, ids: readonly string[]) {
  const { scope } = context;
  for (const [index, id] of ids.entries()) {
    const closed = await findClosedDate(trx, scope, id);
    if (!closed || !(await deleteClosedDate(trx, scope, id)))
      return refuse('CLOSING_CHANGED_SINCE', { field: `closedDateIds.${index}` });
    await logAction(trx, context, { ...closedDateSubject(closed), action: 'DELETED' });
  }
  return null;
}
