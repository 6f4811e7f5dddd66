import type { HeldDocument } from '@traip/engine/registration';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** A person's documents, in a query on `persons`. A number by itself counts as an identity document. */
export const heldDocuments = sql<readonly HeldDocument[]>`coalesce(
  (select jsonb_agg(jsonb_build_object('kind', held.kind, 'issuedOn', held.issued_on, 'validUntil', held.valid_until))
    from person_documents as held where held.person_id = persons.id), '[]'::jsonb)
  || case when persons.document is null or exists (select 1 from person_documents as identity
    where identity.person_id = persons.id and identity.kind = 'IDENTITY') then '[]'::jsonb
    else '[{"kind": "IDENTITY"}]'::jsonb end`;

export async function listHeldDocuments(
  db: Database,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, readonly HeldDocument[]>> {
  const rows = await db
    .selectFrom('persons')
    .select(['persons.id', heldDocuments.as('documents')])
    .where('persons.id', '=', sql<string>`any(${sql.val([...personIds])}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, documents }) => [id, documents]));
}
