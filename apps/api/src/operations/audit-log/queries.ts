import { sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/** False before the first start, and in a database of an earlier release. */
export async function hasAuditLog(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('public.audit_heads') is not null as "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}

/** Every organisation, deleted ones too, with the head of its chain. */
export function listHeads(db: Database) {
  return db
    .selectFrom('organisations')
    .leftJoin('auditHeads', 'auditHeads.organisationId', 'organisations.id')
    .select(['organisations.id', 'organisations.orgCode', 'auditHeads.sequence', 'auditHeads.hash'])
    .orderBy('organisations.orgCode')
    .execute();
}

/**
 * The next links of a chain, with their entries; a missing entry is null. The columns are concatenated here
 * rather than by `audit_content`: whoever tampers with entries could change that function too.
 */
export function listLinks(
  db: Database,
  organisationId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
) {
  return db
    .selectFrom('auditChain')
    .leftJoin('auditEntries as entry', 'entry.id', 'auditChain.entryId')
    .select(['auditChain.sequence', 'auditChain.entryId', 'auditChain.hash', 'entry.content'])
    .select(
      sql<Record<string, unknown>>`jsonb_build_object('id', entry.id, 'organisationId', entry.organisation_id,
        'at', to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'byUser', entry.by_user,
        'via', entry.via, 'address', entry.address, 'device', entry.device, 'action', entry.action,
        'subjectKind', entry.subject_kind, 'subjectId', entry.subject_id, 'label', entry.label,
        'competitionId', entry.competition_id, 'details', entry.details)`.as('columns'),
    )
    .where('auditChain.organisationId', '=', organisationId)
    .where('auditChain.sequence', '>', after)
    .orderBy('auditChain.sequence')
    .limit(limit)
    .execute();
}

/** An entry that no link of the organisation's chain refers to. */
export async function findUnlinkedEntry(db: Database, organisationId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('auditEntries')
    .leftJoin('auditChain', (join) =>
      join
        .onRef('auditChain.entryId', '=', 'auditEntries.id')
        .onRef('auditChain.organisationId', '=', 'auditEntries.organisationId'),
    )
    .select('auditEntries.id')
    .where('auditEntries.organisationId', '=', organisationId)
    .where('auditChain.entryId', 'is', null)
    .orderBy('auditEntries.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
