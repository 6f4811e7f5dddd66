import type { Insertable } from 'kysely';
import type { ScorerLinksTable } from '../../db/match-tables.ts';
import type { Database, Trx } from '../../db/schema.ts';

export async function insertLink(trx: Trx, link: Insertable<ScorerLinksTable>): Promise<void> {
  await trx.insertInto('scorerLinks').values(link).execute();
}

export async function revokeLink(
  db: Database,
  { organisationId }: { readonly organisationId: string },
  { id, matchId, now }: { readonly id: string; readonly matchId: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('scorerLinks')
    .set({ revokedAt: now })
    .where('organisationId', '=', organisationId)
    .where('matchId', '=', matchId)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .execute();
}
