import { type Refusal, refuse, type TeamAbility, type TeamRelation, teamAbilitiesOf } from '@traip/contract';
import type { Selectable } from 'kysely';
import type { TeamScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { TeamsTable } from '../../platform/db/team-tables.ts';
import type { Context } from '../../platform/routing/context.ts';
import { findTeamRelation, lockPersonShared } from './people/queries.ts';
import { lockTeam } from './queries.ts';

/** A person who changes a team, with their roles as read under the lock. */
export interface Actor extends TeamRelation {
  readonly userId: string;
}

/**
 * Runs a change with the team locked. The caller's abilities may have changed since they were authorized, so they are
 * checked again under the lock.
 */
export function withTeamLock<T>(
  { db, scope }: Pick<Context, 'db'> & { readonly scope: TeamScope },
  ability: TeamAbility,
  change: (trx: Trx, actor: Actor, team: Selectable<TeamsTable>) => Promise<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN'>> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockPersonShared(trx, scope.userId))) return refuse('UNAUTHORIZED');
    const team = await lockTeam(trx, scope);
    if (!team) return refuse('NOT_FOUND');
    const actor = { userId: scope.userId, ...(await findTeamRelation(trx, scope)) };
    if (!teamAbilitiesOf(actor).includes(ability)) return refuse('FORBIDDEN');
    return change(trx, actor, team);
  });
}
