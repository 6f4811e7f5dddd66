import { abilitiesOf, refuse, type TeamRelation, type teamCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { hasTakenPart } from './participations/queries.ts';
import { dissolveTeam } from './queries.ts';
import { underLock } from './under-lock.ts';

/** Its code stays taken: links to it must never lead to somebody else. */
export const deleteTeam: Handler<typeof teamCalls.delete> = (context) =>
  underLock(context, 'team.delete', async (trx, actor) => {
    const { scope, now } = context;
    if (!mayDissolve(actor, await hasTakenPart(trx, scope.teamId))) return refuse('TEAM_HAS_PLAYED');
    await dissolveTeam(trx, scope, now());
    return { deleted: true as const };
  });

/** Once it has taken part, a team is part of the record, which its owner alone does not dispose of. */
export function mayDissolve({ organisation }: TeamRelation, hasTakenPart: boolean): boolean {
  return !hasTakenPart || (organisation !== null && abilitiesOf(organisation).includes('teams.manage'));
}
