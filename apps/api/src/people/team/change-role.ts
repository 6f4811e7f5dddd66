import { refuse, type teamCalls, teammateAbilities } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { asTeammate, teamMemberReply } from './member-reply.ts';
import { findTeammate, setTeamRole } from './people/queries.ts';
import { withTeamLock } from './with-team-lock.ts';

export const changeRole: Handler<typeof teamCalls.changeRole> = (context, { body }) =>
  withTeamLock(context, 'team.changeRole', async (trx, actor) => {
    const person = await findTeammate(trx, body);
    if (!person) return refuse('NOT_A_TEAM_MEMBER');
    if (person.role === 'OWNER') return refuse('OWNER_MUST_TRANSFER');
    if (!teammateAbilities(actor, asTeammate(person)).includes('changeRole')) return refuse('FORBIDDEN');
    await setTeamRole(trx, body, body.role);
    await logAction(trx, context, {
      subjectKind: 'TEAM',
      subjectId: body.teamId,
      action: 'ROLE_CHANGED',
      details: { userId: body.userId, from: person.role, to: body.role },
    });
    return teamMemberReply(actor, { ...person, role: body.role });
  });
