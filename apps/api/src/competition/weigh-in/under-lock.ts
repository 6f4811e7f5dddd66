import { type Refusal, refuse } from '@traip/contract';
import { sportByKey } from '@traip/engine';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import { type CompetitionRecord, findVariantOfCategory } from '../competition/queries.ts';
import { type Actor, withStaffCompetitionLock } from '../competition/with-competition-lock.ts';

type Change<T> = (trx: Trx, competition: CompetitionRecord, actor: Actor) => Promise<T>;

/** Runs a change of a competition whose people weigh in: of individuals in a combat sport. */
export function underWeighInLock<T>(
  context: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  competitionId: string,
  change: Change<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN' | 'NO_WEIGHT_CLASSES'>> {
  return withStaffCompetitionLock<T | Refusal<'NO_WEIGHT_CLASSES'>>(
    context,
    'competitions.manage',
    competitionId,
    async (trx, competition, actor) => {
      const variant = await findVariantOfCategory(trx, competition.traipId, competition.categoryId);
      const isCombat = variant !== undefined && sportByKey(variant)?.bout != null;
      if (!isCombat || competition.competitors !== 'INDIVIDUAL') return refuse('NO_WEIGHT_CLASSES');
      return change(trx, competition, actor);
    },
  );
}
