import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';

/** The approved licences of these people, with their competitions' rules; locked against other decisions. */
export function listApprovedOf(trx: Trx, personIds: readonly string[]) {
  return trx
    .selectFrom('licences')
    .innerJoin('competitions', 'competitions.id', 'licences.competitionId')
    .selectAll('licences')
    .select('competitions.registrationRules as rules')
    .where('licences.personId', '=', sql<string>`any(${sql.val([...personIds])}::uuid[])`)
    .where('licences.state', '=', 'APPROVED')
    .where('competitions.deletedAt', 'is', null)
    .orderBy('licences.id')
    .forUpdate('licences')
    .execute();
}
