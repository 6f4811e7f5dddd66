import { type Refusal, refuse } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import { findVariantOfCategory, isSeasonOf, lockTraipShared, type OrganisationRef } from './queries.ts';
import { rulesRefusal } from './rules-refusal.ts';

interface CompetitionParts {
  readonly traipId: string;
  readonly seasonId: string;
  readonly categoryId: string;
  readonly rulesOverride: unknown;
}

/** Why a competition can't have this season, category or rules; null if it can. */
export async function partsRefusal(
  trx: Trx,
  scope: OrganisationRef,
  { traipId, seasonId, categoryId, rulesOverride }: CompetitionParts,
): Promise<Refusal<'NOT_FOUND' | 'TRAIP_PART_UNKNOWN' | 'RULES_INVALID'> | null> {
  if (!(await lockTraipShared(trx, scope, traipId))) return refuse('NOT_FOUND');
  if (!(await isSeasonOf(trx, traipId, seasonId))) return refuse('TRAIP_PART_UNKNOWN', { field: 'seasonId' });
  const variant = await findVariantOfCategory(trx, traipId, categoryId);
  if (variant === undefined) return refuse('TRAIP_PART_UNKNOWN', { field: 'categoryId' });
  return rulesRefusal(variant, rulesOverride);
}
