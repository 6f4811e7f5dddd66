import { type Refusal, refuse } from '@traip/contract';
import { sportByKey } from '@traip/engine';
import type { Trx } from '../../platform/db/schema.ts';
import { type CompetitionRecord, findVariantOfCategory } from '../competition/queries.ts';

/** People weigh in who compete alone in a combat sport; null if they do. */
export async function weightsRefusal(
  trx: Trx,
  { traipId, categoryId, competitors }: CompetitionRecord,
): Promise<Refusal<'NO_WEIGHT_CLASSES'> | null> {
  const variant = await findVariantOfCategory(trx, traipId, categoryId);
  const isCombat = variant !== undefined && sportByKey(variant)?.bout != null;
  return isCombat && competitors === 'INDIVIDUAL' ? null : refuse('NO_WEIGHT_CLASSES');
}
