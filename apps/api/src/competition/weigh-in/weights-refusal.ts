import { type Refusal, refuse } from '@traip/contract';
import { type CompetitorKind, sportByKey } from '@traip/engine';
import type { Trx } from '../../platform/db/schema.ts';
import { type CompetitionRecord, findVariantOfCategory } from '../competition/queries.ts';

/** Only individuals of combat sports weigh in; null if that is the case. */
export async function weightsRefusal(
  trx: Trx,
  { traipId, categoryId, competitors }: CompetitionRecord,
): Promise<Refusal<'NO_WEIGHT_CLASSES'> | null> {
  const variant = await findVariantOfCategory(trx, traipId, categoryId);
  return variant !== undefined && hasWeightClasses(variant, competitors) ? null : refuse('NO_WEIGHT_CLASSES');
}

export function hasWeightClasses(variant: string, competitors: CompetitorKind): boolean {
  return competitors === 'INDIVIDUAL' && sportByKey(variant)?.bout != null;
}
