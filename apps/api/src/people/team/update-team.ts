import { refuse, type teamCalls } from '@traip/contract';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { updateTeam as update } from './queries.ts';
import { teamReply } from './team-reply.ts';
import { withTeamLock } from './with-team-lock.ts';

export const updateTeam: Handler<typeof teamCalls.update> = async (context, { body }) => {
  const { scope } = context;
  if (body.privacy === 'IN_ORG' && scope.organisationId === null)
    return refuse('PRIVACY_NEEDS_ORGANISATION', { field: 'privacy' });
  return withTeamLock(context, 'team.edit', async (trx, actor, before) => {
    const { code, version } = before;
    if (version !== body.version) return refuse('STALE_VERSION');
    await update(trx, scope, { ...body, searchText: searchTextOf(body.name, code) });
    const details = changedFields(before, body, ['name', 'privacy', 'sportKey']);
    await logAction(trx, context, {
      subjectKind: 'TEAM',
      subjectId: scope.teamId,
      action: 'UPDATED',
      details,
    });
    return teamReply(trx, { ...actor, teamId: scope.teamId });
  });
};
