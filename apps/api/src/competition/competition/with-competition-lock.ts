import {
  abilitiesOf,
  type OrganisationAbility,
  type OrganisationRole,
  type Refusal,
  refuse,
} from '@traip/contract';
import { lockPersonShared } from '../../people/team/people/queries.ts';
import type { OrganisationScope, ViewScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/with-transaction.ts';
import type { Context } from '../../platform/routing/context.ts';
import { type CompetitionRecord, lockCompetition, lockCompetitions, roleOf } from './queries.ts';

/** A person who changes a competition, with their role as read under the lock. */
export interface Actor {
  readonly userId: string;
  readonly organisationId: string;
  readonly role: OrganisationRole | null;
}

type LockContext = Pick<Context, 'db'> & { readonly scope: OrganisationScope | ViewScope };
type Change<T> = (trx: Trx, competition: CompetitionRecord, actor: Actor) => Promise<T>;

/**
 * Runs a change with the competition locked. The caller's role may have changed since they were authorized,
 * so it is read again under the lock. A refusal rolls everything back.
 */
export function withCompetitionLock<T>(
  { db, scope }: LockContext,
  competitionId: string,
  change: Change<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND'>> {
  return withTransaction(db, async (trx) => {
    if (!(await lockPersonShared(trx, scope.userId))) return refuse('UNAUTHORIZED');
    const competition = await lockCompetition(trx, scope, competitionId);
    if (!competition) return refuse('NOT_FOUND');
    const { userId, organisationId } = scope;
    return change(trx, competition, { userId, organisationId, role: await roleOf(trx, scope) });
  });
}

/** Like `withCompetitionLock`, for callers with an ability in the organisation. */
export function withStaffCompetitionLock<T>(
  context: LockContext,
  ability: OrganisationAbility,
  competitionId: string,
  change: Change<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN'>> {
  return withCompetitionLock<T | Refusal<'FORBIDDEN'>>(
    context,
    competitionId,
    async (trx, competition, actor) =>
      hasAbility(actor, ability) ? change(trx, competition, actor) : refuse('FORBIDDEN'),
  );
}

/** Like `withStaffCompetitionLock`, for several at once; competitions deleted meanwhile are left out. */
export function withStaffCompetitionsLock<T>(
  { db, scope }: LockContext,
  ability: OrganisationAbility,
  competitionIds: readonly string[],
  change: (trx: Trx, lockedIds: readonly string[]) => Promise<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'FORBIDDEN'>> {
  return withTransaction<T | Refusal<'UNAUTHORIZED' | 'FORBIDDEN'>>(db, async (trx) => {
    if (!(await lockPersonShared(trx, scope.userId))) return refuse('UNAUTHORIZED');
    const lockedIds = await lockCompetitions(trx, scope, competitionIds);
    const role = await roleOf(trx, scope);
    return hasAbility({ role }, ability) ? change(trx, lockedIds) : refuse('FORBIDDEN');
  });
}

export function hasAbility({ role }: Pick<Actor, 'role'>, ability: OrganisationAbility): boolean {
  return role !== null && abilitiesOf(role).includes(ability);
}
