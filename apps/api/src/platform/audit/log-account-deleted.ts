import type { Trx } from '../db/schema.ts';
import { insertAuditEntry, listOrganisationsOf } from './queries.ts';

/** One entry in every organisation that a person leaves with their account. */
export async function logAccountDeleted(trx: Trx, userId: string, at: Date): Promise<void> {
  const subject = { subjectKind: 'MEMBER', subjectId: userId, action: 'ACCOUNT_DELETED' } as const;
  for (const organisationId of await listOrganisationsOf(trx, userId))
    await insertAuditEntry(trx, { ...subject, organisationId, byUser: userId, at });
}
