import { memberAbilities, type memberCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { lockMembersFor } from './lock-members.ts';
import { deleteMember, hasOtherSuperAdmin, unassignFromUpcomingMatches } from './queries.ts';

export const removeMember: Handler<typeof memberCalls.remove> = (context, { params }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope } = context;
    const found = await lockMembersFor(trx, scope, params.id);
    if (!found) return refuse('NOT_FOUND');
    const { actor, target } = found;
    const abilities = memberAbilities(actor, target);
    if (!abilities.includes('remove') && !abilities.includes('leave')) return refuse('FORBIDDEN');
    const isLast = target.role === 'super-admin' && !(await hasOtherSuperAdmin(trx, scope, target.userId));
    if (isLast) return refuse('LAST_SUPER_ADMIN');
    await deleteMember(trx, scope, target.id);
    await unassignFromUpcomingMatches(trx, scope, target.userId);
    const action = actor.userId === target.userId ? 'LEFT' : 'REMOVED';
    const details = { role: target.role };
    await logAction(trx, context, { subjectKind: 'MEMBER', subjectId: target.userId, action, details });
    return { removed: true as const };
  });
