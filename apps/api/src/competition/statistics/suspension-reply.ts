import type { Read, SuspensionRow as Shape } from '@traip/contract';
import { playerInBrief } from '../../people/person/player-in-brief.ts';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { SuspensionRow } from './rulings/queries.ts';

/** A suspension as shown to a viewer; staff see full names. */
export function suspensionReply(row: SuspensionRow, isStaff: boolean): Read<typeof Shape> {
  const { suspensionId: id, personRole, cause, kind, originMatchId, matches, status, createdAt } = row;
  const served = row.served.length;
  return {
    id,
    personRole,
    cause,
    kind,
    originMatchId,
    matches,
    served,
    status,
    createdAt,
    left: status === 'OPEN' ? matches - served : 0,
    player: playerInBrief(row, isStaff),
    team: teamInBrief({
      id: row.teamId,
      name: row.teamName,
      code: row.teamCode,
      sportKey: row.teamSportKey,
      competitorKind: row.competitorKind,
      avatarKey: row.teamAvatarKey,
    }),
    ruling:
      row.reason === null || row.decidedAt === null
        ? null
        : { matches: row.ruledMatches, reason: row.reason, decidedAt: row.decidedAt },
  };
}
