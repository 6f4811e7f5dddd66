import { refuse, type teamCalls, teammateAbilities } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { asTeammate } from './member-reply.ts';
import { endMembership, findTeammate } from './people/queries.ts';
import { revokeQrsOf } from './qr/queries.ts';
import { withTeamLock } from './with-team-lock.ts';

export const removeUser: Handler<typeof teamCalls.removeUser> = (context, { body }) =>
  withTeamLock(context, 'team.removeMember', async (trx, actor) => {
    const person = await findTeammate(trx, body);
    if (!person) return refuse('NOT_A_TEAM_MEMBER');
    if (person.role === 'OWNER') return refuse('OWNER_MUST_TRANSFER');
    if (!teammateAbilities(actor, asTeammate(person)).includes('remove')) return refuse('FORBIDDEN');
    await endMembership(trx, body, context.now());
    await revokeQrsOf(trx, body, context.now());
    await logAction(trx, context, {
      subjectKind: 'TEAM',
      subjectId: body.teamId,
      action: 'MEMBER_REMOVED',
      details: { userId: body.userId, role: person.role },
    });
    return { removed: true as const };
  });
