import { type OrganisationAbility, type Refusal, refuse } from '@traip/contract';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import { isOver } from '../competition/reply/course.ts';
import { type Actor, asStaffUnderLock } from '../competition/under-lock.ts';

/** Changes what the tables of a competition follow from, when nobody else does; not once it is over. */
export function underLock<T>(
  asking: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  ability: OrganisationAbility,
  competitionId: string,
  change: (trx: Trx, actor: Actor) => Promise<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN' | 'COMPETITION_OVER'>> {
  return asStaffUnderLock<T | Refusal<'COMPETITION_OVER'>>(
    asking,
    ability,
    competitionId,
    async (trx, competition, actor) =>
      isOver(competition) ? refuse('COMPETITION_OVER') : change(trx, actor),
  );
}
