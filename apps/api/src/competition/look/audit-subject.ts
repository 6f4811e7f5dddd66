import type { LookKind } from './queries.ts';

/** What the audit log calls it. */
export function auditSubject(kind: LookKind, id: string) {
  if (kind === 'organisation') return { subjectKind: 'ORGANISATION', subjectId: id } as const;
  if (kind === 'traip') return { subjectKind: 'TRAIP', subjectId: id } as const;
  return { subjectKind: 'COMPETITION', subjectId: id, competitionId: id } as const;
}
