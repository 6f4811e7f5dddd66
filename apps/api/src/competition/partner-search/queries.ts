import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { PartnerSearchesTable } from '../../platform/db/rating-tables.ts';
import type { Trx } from '../../platform/db/schema.ts';

/** Repeated searches replace the previous one. */
export async function saveSearch(trx: Trx, search: Insertable<PartnerSearchesTable>): Promise<void> {
  const { level, note, byUser } = search;
  await trx
    .insertInto('partnerSearches')
    .values(search)
    .onConflict((conflict) =>
      conflict.columns(['competitionId', 'personId']).doUpdateSet({ level, note, byUser }),
    )
    .execute();
}

export async function deleteSearch(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('partnerSearches').where('id', '=', id).execute();
}

/** Ends the search of people who found a partner. */
export async function deleteSearchesOf(
  trx: Trx,
  competitionId: string,
  personIds: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('partnerSearches')
    .where('competitionId', '=', competitionId)
    .where('personId', '=', sql<string>`any(${sql.val([...personIds])}::uuid[])`)
    .execute();
}

export async function saveRequest(trx: Trx, fromId: string, toId: string, at: Date): Promise<void> {
  await trx
    .insertInto('partnerRequests')
    .values({ fromId, toId, at })
    .onConflict((conflict) => conflict.columns(['fromId', 'toId']).doNothing())
    .execute();
}

export async function declineRequest(trx: Trx, fromId: string, toId: string, at: Date): Promise<void> {
  await trx
    .updateTable('partnerRequests')
    .set({ declinedAt: at })
    .where('fromId', '=', fromId)
    .where('toId', '=', toId)
    .execute();
}

/** Declined requests stay, so that they can't be repeated. */
export async function deleteRequest(trx: Trx, fromId: string, toId: string): Promise<void> {
  await trx
    .deleteFrom('partnerRequests')
    .where('fromId', '=', fromId)
    .where('toId', '=', toId)
    .where('declinedAt', 'is', null)
    .execute();
}
