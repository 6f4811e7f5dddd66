import { sql } from 'kysely';
import { isAppAlive } from '../../../platform/authorization/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';

/** An app that works, with the organisation that registered it. */
export function findApp(db: Database, id: string) {
  return db
    .selectFrom('apps')
    .innerJoin('organisations', 'organisations.id', 'apps.organisationId')
    .select(['apps.id', 'apps.name', 'apps.website', 'apps.redirectUris', 'apps.secretHash'])
    .select('organisations.name as madeBy')
    .where('apps.id', '=', id)
    .where(isAppAlive)
    .executeTakeFirst();
}

export type FoundApp = NonNullable<Awaited<ReturnType<typeof findApp>>>;

/** Whether any app has an address at this origin. */
export async function isOriginKnown(db: Database, origins: readonly string[]): Promise<boolean> {
  const known = await db
    .selectFrom('apps')
    .select('apps.id')
    .where(isAppAlive)
    .where(
      sql<boolean>`exists (select 1 from jsonb_array_elements_text(apps.redirect_uris) as uri
        cross join unnest(array[${sql.join(origins)}]::text[]) as origin
        where uri = origin or starts_with(uri, origin || '/') or starts_with(uri, origin || '?'))`,
    )
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}
