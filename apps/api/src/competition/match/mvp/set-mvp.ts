import { type matchDeskCalls, refuse } from '@traip/contract';
import { actionsFrom } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { atDesk, type OpenDesk } from '../desk/open-desk.ts';
import { assignedTo, mayPickMvp } from '../desk/writer.ts';
import { playerCode } from '../event/players/player-refusal.ts';
import { listPlayers, mateKey } from '../event/players/queries.ts';
import { writeChange } from '../reply/change-match.ts';
import { replyAfter } from '../settle/settle.ts';

/** The referee's pick; the last one counts. */
export const setMvp: Handler<typeof matchDeskCalls.setMvp> = (context, { body }) =>
  atDesk(context, { matchId: body.matchId, depth: 'MATCH' }, (trx, desk) =>
    pickMvp(trx, desk, body.playerId),
  );

export async function pickMvp(trx: Trx, desk: OpenDesk, playerId: string | null) {
  const { match, writer, referees } = desk;
  if (writer.role === 'referee' && assignedTo(writer, referees) === 'OTHERS')
    return refuse('REFEREE_NOT_ASSIGNED');
  if (!mayPickMvp(desk)) {
    const { state: from } = match;
    return refuse('INVALID_TRANSITION', { details: { action: 'setMvp', from, allowed: actionsFrom(from) } });
  }
  const team = playerId === null ? null : await teamOf(trx, desk, playerId);
  if (team !== null && 'refused' in team) return team;
  const set = { mvpPlayerId: playerId, mvpTeamId: team?.teamId ?? null };
  await writeChange(trx, desk, { action: 'MVP_SET', set, details: { ...set } });
  return replyAfter(trx, desk);
}

/** For which of the two teams somebody played. */
async function teamOf(trx: Trx, { match }: OpenDesk, playerId: string) {
  const players = await listPlayers(trx, match, [playerId]);
  const teamIds = [match.homeTeamId, match.awayTeamId].filter((id) => id !== null);
  const teamId = teamIds.find((id) => playerCode(players, id, playerId) === null);
  if (teamId !== undefined) return { teamId };
  const isMate = teamIds.some((id) => players.mates.has(mateKey(id, playerId)));
  return refuse(isMate ? 'PLAYER_NOT_IN_LINEUP' : 'PLAYER_NOT_IN_TEAM', { field: 'playerId' });
}
