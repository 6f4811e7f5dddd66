import type { LookKind } from './queries.ts';

/** The subject in the audit log. */
export function auditSubject(kind: LookKind, id: string) {
  if (kind === 'organisation') return { subjectKind: 'ORGANISATION', subjectId: id } as const;
  if (kind === 'traip') return { subjectKind: 'TRAIP', subjectId: id } as const;
  return { subjectKind: 'COMPETITION', subjectId: id, competitionId: id } as const;
}
