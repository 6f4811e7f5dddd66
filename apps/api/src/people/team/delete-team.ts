import { abilitiesOf, refuse, type TeamRelation, type teamCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { hasTakenPart } from './participations/queries.ts';
import { dissolveTeam } from './queries.ts';
import { withTeamLock } from './with-team-lock.ts';

/** Its code stays taken: links to it must never lead to another team. */
export const deleteTeam: Handler<typeof teamCalls.delete> = (context) =>
  withTeamLock(context, 'team.delete', async (trx, actor) => {
    const { scope, now } = context;
    if (!mayDissolve(actor, await hasTakenPart(trx, scope.teamId))) return refuse('TEAM_HAS_PLAYED');
    await dissolveTeam(trx, scope, now());
    return { deleted: true as const };
  });

/** A team that has taken part belongs to the records: its owner alone cannot delete it. */
export function mayDissolve({ organisation }: TeamRelation, hasTakenPart: boolean): boolean {
  return !hasTakenPart || (organisation !== null && abilitiesOf(organisation).includes('teams.manage'));
}
