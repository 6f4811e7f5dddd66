import {
  abilitiesOf,
  type OrganisationAbility,
  type OrganisationRole,
  type Refusal,
  refuse,
} from '@traip/contract';
import { holdPerson } from '../../people/team/people/queries.ts';
import type { OrganisationScope, ViewScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/with-transaction.ts';
import type { Context } from '../../platform/routing/context.ts';
import { type CompetitionRecord, lockCompetition, roleOf } from './queries.ts';

/** Somebody who changes a competition, as they stand once it is their turn. */
export interface Actor {
  readonly userId: string;
  readonly organisationId: string;
  readonly role: OrganisationRole | null;
}

type Asking = Pick<Context, 'db'> & { readonly scope: OrganisationScope | ViewScope };
type Change<T> = (trx: Trx, competition: CompetitionRecord, actor: Actor) => Promise<T>;

/**
 * Changes a competition when nobody else does. What the gate saw may be over by the time that it is the caller's
 * turn, so their role is looked at again. A refusal takes back what was written before it.
 */
export function underLock<T>(
  { db, scope }: Asking,
  competitionId: string,
  change: Change<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND'>> {
  return withTransaction(db, async (trx) => {
    if (!(await holdPerson(trx, scope.userId))) return refuse('UNAUTHORIZED');
    const competition = await lockCompetition(trx, scope, competitionId);
    if (!competition) return refuse('NOT_FOUND');
    const { userId, organisationId } = scope;
    return change(trx, competition, { userId, organisationId, role: await roleOf(trx, scope) });
  });
}

/** As `underLock`, for those who have an ability in the organisation. */
export function asStaffUnderLock<T>(
  asking: Asking,
  ability: OrganisationAbility,
  competitionId: string,
  change: Change<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN'>> {
  return underLock<T | Refusal<'FORBIDDEN'>>(asking, competitionId, async (trx, competition, actor) =>
    may(actor, ability) ? change(trx, competition, actor) : refuse('FORBIDDEN'),
  );
}

export function may({ role }: Pick<Actor, 'role'>, ability: OrganisationAbility): boolean {
  return role !== null && abilitiesOf(role).includes(ability);
}
