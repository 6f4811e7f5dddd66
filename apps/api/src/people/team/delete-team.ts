import { abilitiesOf, refuse, type TeamRelation, type teamCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { TeamScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { hasTakenPart, listParticipations, listUnfinished } from './participations/queries.ts';
import { dissolveTeam } from './queries.ts';
import { withTeamLock } from './with-team-lock.ts';

/** Its code stays taken: links to it must never lead to another team. */
export const deleteTeam: Handler<typeof teamCalls.delete> = (context) =>
  withTeamLock(context, 'team.delete', async (trx, actor) => {
    const { scope, now } = context;
    if (!mayDissolve(actor, await hasTakenPart(trx, scope.teamId))) return refuse('TEAM_HAS_PLAYED');
    const refusal = await competitionRefusal(trx, scope);
    if (refusal) return refusal;
    await dissolveTeam(trx, scope, now());
    await logAction(trx, context, { subjectKind: 'TEAM', subjectId: scope.teamId, action: 'DELETED' });
    return { deleted: true as const };
  });

/** Its opponents would meet a team no one can see. Names only the competitions that the caller may see. */
async function competitionRefusal(trx: Trx, { teamId, userId }: TeamScope) {
  const unfinished = await listUnfinished(trx, teamId);
  if (unfinished.length === 0) return null;
  const visible = await listParticipations(trx, userId, [teamId]);
  const visibleIds = new Set(visible.map(({ competitionId }) => competitionId));
  const competitions = unfinished.filter(({ id }) => visibleIds.has(id));
  return refuse('TEAM_IN_COMPETITION', { details: { competitions } });
}

/** A team that has taken part belongs to the records: its owner cannot delete it without the organisation. */
export function mayDissolve({ organisation }: TeamRelation, hasTakenPart: boolean): boolean {
  return !hasTakenPart || (organisation !== null && abilitiesOf(organisation).includes('teams.manage'));
}
