import type { LicenceRecord } from './queries.ts';

export function licenceReply(licence: Omit<LicenceRecord, 'organisationId' | 'competitionId'>) {
  const { id, state, isStaff, shirt, number, playableSince, validUntil } = licence;
  const { reason, reply, submittedAt, decidedAt } = licence;
  return {
    id,
    state,
    isStaff,
    shirt,
    number,
    playableSince,
    validUntil,
    reason,
    reply,
    submittedAt,
    decidedAt,
  };
}
