import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { RatingRules } from '../../platform/db/competition-tables.ts';
import type { Trx } from '../../platform/db/schema.ts';

export async function saveRating(
  trx: Trx,
  { organisationId }: OrganisationScope,
  traipId: string,
  rating: RatingRules | null,
): Promise<void> {
  await trx
    .updateTable('traips')
    .set({ rating: rating && JSON.stringify(rating) })
    .where('organisationId', '=', organisationId)
    .where('id', '=', traipId)
    .execute();
}
