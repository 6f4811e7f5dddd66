import { type Insertable, sql } from 'kysely';
import { isCreatorStaff } from '../../../platform/authorization/queries.ts';
import type { ScorerLinksTable } from '../../../platform/db/match-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

export async function insertLink(trx: Trx, link: Insertable<ScorerLinksTable>): Promise<void> {
  await trx.insertInto('scorerLinks').values(link).execute();
}

/** Returns whether the link was open until now. */
export async function revokeLink(
  db: Database,
  { organisationId }: { readonly organisationId: string },
  { id, matchId, now }: { readonly id: string; readonly matchId: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('scorerLinks')
    .set({ revokedAt: now })
    .where('organisationId', '=', organisationId)
    .where('matchId', '=', matchId)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Events that can be taken back; the match's own, such as its start, can't. */
const countEvents = sql<number>`(select count(*)::int from match_events
  where match_events.match_id = scorer_links.match_id and match_events.created_link = scorer_links.id
    and match_events.deleted_at is null and match_events.type not in ('START', 'END'))`;

const maxLinks = 100;

/** The links of a match, latest first. */
export function listLinks(
  db: Database,
  { organisationId }: { readonly organisationId: string },
  matchId: string,
) {
  return db
    .selectFrom('scorerLinks')
    .innerJoin('users', 'users.id', 'scorerLinks.createdBy')
    .select(['scorerLinks.id', 'label', 'scorerLinks.createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'])
    .select(sql<string>`trim(users.first_name || ' ' || users.surnames)`.as('createdBy'))
    .select(isCreatorStaff.as('isOfStaff'))
    .select(countEvents.as('events'))
    .where('organisationId', '=', organisationId)
    .where('matchId', '=', matchId)
    .orderBy('scorerLinks.createdAt', 'desc')
    .orderBy('scorerLinks.id', 'desc')
    .limit(maxLinks)
    .execute();
}
