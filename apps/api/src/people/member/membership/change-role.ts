import { memberAbilities, type memberCalls, refuse, rolesGrantableBy } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { lockMembersFor } from './lock-members.ts';
import { memberReply } from './member-reply.ts';
import { setRole, unassignFromUpcomingMatches } from './queries.ts';

/** Only another super-admin can demote a super-admin, so one always remains. */
export const changeRole: Handler<typeof memberCalls.changeRole> = (context, { params, body }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope } = context;
    const found = await lockMembersFor(trx, scope, params.id);
    if (!found) return refuse('NOT_FOUND');
    const { actor, target } = found;
    if (actor.userId === target.userId) return refuse('OWN_ROLE', { field: 'role' });
    if (!memberAbilities(actor, target).includes('changeRole')) return refuse('FORBIDDEN');
    if (!rolesGrantableBy(actor.role).includes(body.role)) return refuse('FORBIDDEN', { field: 'role' });
    await setRole(trx, scope, target.id, body.role);
    await logAction(trx, context, {
      subjectKind: 'MEMBER',
      subjectId: target.userId,
      action: 'ROLE_CHANGED',
      details: { from: target.role, to: body.role },
    });
    if (body.role === 'member') await unassignFromUpcomingMatches(trx, scope, target.userId);
    return memberReply(actor, { ...target, role: body.role });
  });
