import { memberAbilities, type memberCalls, refuse } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { lockMembersFor } from './lock-members.ts';
import { deleteMember, hasOtherSuperAdmin, unassignFromUpcomingMatches } from './queries.ts';

export const removeMember: Handler<typeof memberCalls.remove> = ({ db, scope }, { params }) =>
  db.transaction().execute(async (trx) => {
    const found = await lockMembersFor(trx, scope, params.id);
    if (!found) return refuse('NOT_FOUND');
    const { actor, target } = found;
    const abilities = memberAbilities(actor, target);
    if (!abilities.includes('remove') && !abilities.includes('leave')) return refuse('FORBIDDEN');
    const isLast = target.role === 'super-admin' && !(await hasOtherSuperAdmin(trx, scope, target.userId));
    if (isLast) return refuse('LAST_SUPER_ADMIN');
    await deleteMember(trx, scope, target.id);
    await unassignFromUpcomingMatches(trx, scope, target.userId);
    return { removed: true as const };
  });
