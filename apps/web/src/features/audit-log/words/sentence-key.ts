import { type AuditSubjectKind, auditActions } from '@traip/contract';

type SentenceKey =
  | { [K in AuditSubjectKind]: `${K}.${(typeof auditActions)[K][number]}` }[AuditSubjectKind]
  | 'other';

/** The message for an entry; an entry of an older or newer release gets a general one. */
export function sentenceKey(subjectKind: string, action: string): SentenceKey {
  const actions: readonly string[] | undefined = auditActions[subjectKind as AuditSubjectKind];
  return actions?.includes(action) ? (`${subjectKind}.${action}` as SentenceKey) : 'other';
}
