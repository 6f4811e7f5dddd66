import type { Adjustment, Read } from '@traip/contract';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import type { AdjustmentRow } from './queries.ts';

export function adjustmentReply(row: AdjustmentRow): Read<typeof Adjustment> {
  const { id, phaseId, points, reason, effectiveFrom, decidedBy, createdAt, teamId, ...team } = row;
  return {
    id,
    phaseId,
    points,
    reason,
    effectiveFrom,
    decidedBy,
    createdAt,
    team: teamInBrief({ ...team, id: teamId }),
  };
}
