import { type Refusal, refuse } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import { holdTraip, type InOrganisation, seasonIsOf, variantIn } from './queries.ts';
import { rulesRefusal } from './rules-refusal.ts';

interface Parts {
  readonly traipId: string;
  readonly seasonId: string;
  readonly categoryId: string;
  readonly rulesOverride: unknown;
}

/** What keeps a competition from being of this season and category and having these rules; null: nothing. */
export async function partsRefusal(
  trx: Trx,
  scope: InOrganisation,
  { traipId, seasonId, categoryId, rulesOverride }: Parts,
): Promise<Refusal<'NOT_FOUND' | 'TRAIP_PART_UNKNOWN' | 'RULES_INVALID'> | null> {
  if (!(await holdTraip(trx, scope, traipId))) return refuse('NOT_FOUND');
  if (!(await seasonIsOf(trx, traipId, seasonId))) return refuse('TRAIP_PART_UNKNOWN', { field: 'seasonId' });
  const variant = await variantIn(trx, traipId, categoryId);
  if (variant === undefined) return refuse('TRAIP_PART_UNKNOWN', { field: 'categoryId' });
  return rulesRefusal(variant, rulesOverride);
}
