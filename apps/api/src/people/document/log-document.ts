import type { PersonDocumentKind } from '@traip/contract';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { DocumentAccess } from './access.ts';

interface DocumentAction {
  readonly action: 'DOCUMENT_OPENED' | 'DOCUMENT_CHANGED' | 'DOCUMENT_REMOVED';
  readonly kind: PersonDocumentKind;
  readonly by: string;
  readonly at: Date;
}

/**
 * Says who did what with whose document, in every organisation that has the person registered or in a team: always in
 * the same order, so that two transactions that write to several logs never wait for each other.
 */
export async function logDocument(
  db: Database,
  { personId, teams, registrations }: DocumentAccess,
  { action, kind, by, at }: DocumentAction,
): Promise<void> {
  const said = { action, byUser: by, at };
  const details = { personId, document: kind };
  const entries = [
    ...registrations.map(({ organisationId, competitionId, entryId, teamId }) => ({
      ...said,
      organisationId,
      competitionId,
      subjectKind: 'PARTICIPATION' as const,
      subjectId: entryId,
      details: { ...details, teamId },
    })),
    ...teams.flatMap(({ id, organisationId }) =>
      organisationId === null
        ? []
        : [{ ...said, organisationId, subjectKind: 'TEAM' as const, subjectId: id, details }],
    ),
  ];
  const perOrganisation = Map.groupBy(entries, ({ organisationId }) => organisationId);
  for (const [, [entry]] of [...perOrganisation].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    if (entry) await insertAuditEntry(db, entry);
}
