import type { PersonDocumentKind } from '@traip/contract';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { OpenRegistration, TeamOfPerson } from './queries.ts';

/** Where a person plays and is registered. */
export interface Belonging {
  readonly personId: string;
  readonly teams: readonly TeamOfPerson[];
  readonly registrations: readonly OpenRegistration[];
}

interface LoggedAction {
  readonly action:
    | `DOCUMENT_${'OPENED' | 'CHANGED' | 'REMOVED'}`
    | `PAPER_${'RECORDED' | 'WITHDRAWN' | 'OPENED'}`;
  /** For a document. */
  readonly kind?: PersonDocumentKind;
  readonly by: string;
  readonly at: Date;
}

/**
 * Logs who did what with whose private file, in every organisation that has the person registered or in a
 * team: always in the same order, so that two transactions that write to several logs cannot deadlock.
 */
export async function logAboutPerson(
  db: Database,
  { personId, teams, registrations }: Belonging,
  { action, kind, by, at }: LoggedAction,
): Promise<void> {
  const common = { action, byUser: by, at };
  const details = { personId, ...(kind ? { document: kind } : {}) };
  const entries = [
    ...registrations.map(({ organisationId, competitionId, entryId, teamId }) => ({
      ...common,
      organisationId,
      competitionId,
      subjectKind: 'PARTICIPATION' as const,
      subjectId: entryId,
      details: { ...details, teamId },
    })),
    ...teams.flatMap(({ id, organisationId }) =>
      organisationId === null
        ? []
        : [{ ...common, organisationId, subjectKind: 'TEAM' as const, subjectId: id, details }],
    ),
  ];
  const perOrganisation = Map.groupBy(entries, ({ organisationId }) => organisationId);
  for (const [, [entry]] of [...perOrganisation].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    if (entry) await insertAuditEntry(db, entry);
}
