import { type OrganisationAbility, type Refusal, refuse } from '@traip/contract';
import { isOver } from '../competition/reply/course.ts';
import { type Actor, asStaffUnderLock } from '../competition/under-lock.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/schema.ts';
import type { OrganisationScope } from '../gate/scope.ts';

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
