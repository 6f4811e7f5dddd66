import { abilitiesOf, refuse, type Standpoint, type teamCalls } from '@traip/contract';
import type { Handler } from '../http/handler.ts';
import { participationsOf } from './participations.ts';
import { dissolveTeam } from './queries.ts';
import { underLock } from './under-lock.ts';

/** Its code stays taken: links to it must never lead to somebody else. */
export const deleteTeam: Handler<typeof teamCalls.delete> = (context) =>
  underLock(context, 'team.delete', async (trx, actor) => {
    const { scope, now } = context;
    const participations = await participationsOf([scope.teamId]);
    if (!mayDissolve(actor, participations.get(scope.teamId)?.length ?? 0)) return refuse('TEAM_HAS_PLAYED');
    await dissolveTeam(trx, scope, now());
    return { deleted: true as const };
  });

/** Once it has taken part, a team is part of the record, which its owner alone does not dispose of. */
export function mayDissolve({ organisation }: Standpoint, participations: number): boolean {
  return (
    participations === 0 || (organisation !== null && abilitiesOf(organisation).includes('teams.manage'))
  );
}
