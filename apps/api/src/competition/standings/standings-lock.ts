import { type OrganisationAbility, type Refusal, refuse } from '@traip/contract';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import { isOver } from '../competition/reply/progress.ts';
import { type Actor, withStaffCompetitionLock } from '../competition/with-competition-lock.ts';

/** Runs `change` with the competition locked; refused once it is over. */
export function withStandingsLock<T>(
  context: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  ability: OrganisationAbility,
  competitionId: string,
  change: (trx: Trx, actor: Actor) => Promise<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN' | 'COMPETITION_OVER'>> {
  return withStaffCompetitionLock<T | Refusal<'COMPETITION_OVER'>>(
    context,
    ability,
    competitionId,
    async (trx, competition, actor) =>
      isOver(competition) ? refuse('COMPETITION_OVER') : change(trx, actor),
  );
}
