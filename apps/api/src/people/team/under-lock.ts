import { type Refusal, refuse, type TeamAbility, type TeamRelation, teamAbilitiesOf } from '@traip/contract';
import type { Selectable } from 'kysely';
import type { TeamScope } from '../../platform/authorization/scope.ts';
import type { TeamsTable, Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import { holdPerson, standpointOf } from './people/queries.ts';
import { lockTeam } from './queries.ts';

/** Somebody who changes a team, as they stand once it is their turn. */
export interface Actor extends TeamRelation {
  readonly userId: string;
}

/**
 * Changes a team when nobody else does. What the gate saw may be over by the time that it is the caller's turn,
 * so what they are to the team is looked at again.
 */
export function underLock<T>(
  { db, scope }: Pick<Context, 'db'> & { readonly scope: TeamScope },
  ability: TeamAbility,
  change: (trx: Trx, actor: Actor, team: Selectable<TeamsTable>) => Promise<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN'>> {
  return db.transaction().execute(async (trx) => {
    if (!(await holdPerson(trx, scope.userId))) return refuse('UNAUTHORIZED');
    const team = await lockTeam(trx, scope);
    if (!team) return refuse('NOT_FOUND');
    const actor = { userId: scope.userId, ...(await standpointOf(trx, scope)) };
    if (!teamAbilitiesOf(actor).includes(ability)) return refuse('FORBIDDEN');
    return change(trx, actor, team);
  });
}
