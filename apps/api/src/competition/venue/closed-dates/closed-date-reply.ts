import type { ClosedDate, Read } from '@traip/contract';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import type { ClosedDateRow } from './queries.ts';

export function closedDateReply(row: ClosedDateRow): Read<typeof ClosedDate> {
  const { fieldId, fieldName } = row;
  const {
    id,
    startsOn,
    endsOn,
    reason,
    venueId,
    venueName,
    teamId,
    teamName,
    code,
    sportKey,
    avatarKey,
    competitorKind,
  } = row;
  return {
    id,
    startsOn,
    endsOn,
    reason,
    venue: venueId === null || venueName === null ? null : { id: venueId, name: venueName },
    field: fieldId === null || fieldName === null ? null : { id: fieldId, name: fieldName },
    team:
      teamId === null || teamName === null || code === null
        ? null
        : teamInBrief({
            id: teamId,
            name: teamName,
            code,
            sportKey,
            competitorKind: competitorKind ?? 'TEAM',
            avatarKey,
          }),
  };
}
