import type { ClosedDateRow } from './queries.ts';

/** A closed date in the audit log, named after its venue or team. */
export function closedDateSubject({ id, startsOn, endsOn, venueName, teamName }: ClosedDateRow) {
  const name = venueName ?? teamName;
  return {
    subjectKind: 'CLOSED_DATE' as const,
    subjectId: id,
    details: { startsOn, endsOn },
    ...(name === null ? {} : { label: name }),
  };
}
