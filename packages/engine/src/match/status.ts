/** The life cycle of a match. */
export const matchStatuses = [
  'CREATED',
  'SCHEDULED',
  'IN_PROGRESS',
  'FINISHED',
  'CLOSED',
  'CANCELLED',
] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** Events are recorded while the match is played, and corrected until it is closed. */
export function acceptsEvents(status: MatchStatus): boolean {
  return status === 'IN_PROGRESS' || status === 'FINISHED';
}

/** A match that never started can also have a manual result. */
export function acceptsManualResult(status: MatchStatus): boolean {
  return status === 'CREATED' || status === 'SCHEDULED' || acceptsEvents(status);
}
