import { type matchDeskCalls, refuse } from '@traip/contract';
import { actionsFrom } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { reloadDesk } from '../action/match-action.ts';
import { assignmentRefusal, mayPickMvp } from '../desk/actor.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { playerCode } from '../event/players/player-refusal.ts';
import { listPlayers, memberKey } from '../event/players/queries.ts';
import { persistMatchEdit } from '../reply/match-edit.ts';

/** The last pick counts. */
export const setMvp: Handler<typeof matchDeskCalls.setMvp> = (context, { body }) =>
  withMatchLock(context, { matchId: body.matchId, depth: 'MATCH' }, (trx, locked) =>
    pickMvp(trx, locked, body.playerId),
  );

export async function pickMvp(trx: Trx, locked: LockedMatch, playerId: string | null) {
  const { match, actor } = locked;
  const refusal = assignmentRefusal(actor);
  if (refusal) return refusal;
  if (!mayPickMvp(locked)) {
    const { state: from } = match;
    return refuse('INVALID_TRANSITION', { details: { action: 'setMvp', from, allowed: actionsFrom(from) } });
  }
  const team = playerId === null ? null : await teamOf(trx, locked, playerId);
  if (team !== null && 'refused' in team) return team;
  const set = { mvpPlayerId: playerId, mvpTeamId: team?.teamId ?? null };
  await persistMatchEdit(trx, locked, { action: 'MVP_SET', set, details: { ...set } });
  return reloadDesk(trx, locked);
}

/** The team for which a player played in the match. */
async function teamOf(trx: Trx, { match }: LockedMatch, playerId: string) {
  const players = await listPlayers(trx, match, [playerId]);
  const teamIds = [match.homeTeamId, match.awayTeamId].filter((id) => id !== null);
  const teamId = teamIds.find((id) => playerCode(players, id, playerId) === null);
  if (teamId !== undefined) return { teamId };
  const isMember = teamIds.some((id) => players.members.has(memberKey(id, playerId)));
  return refuse(isMember ? 'PLAYER_NOT_IN_LINEUP' : 'PLAYER_NOT_IN_TEAM', { field: 'playerId' });
}
