import { type EventToRegister, type Read, type Refusal, refuse } from '@traip/contract';
import { wasOff } from '@traip/engine/match';
import type { OpenDesk } from '../../desk/open-desk.ts';
import { mateKey, type Players } from './queries.ts';

type Told = Read<typeof EventToRegister>;

/** Everybody whom these events name. */
export function peopleIn(events: readonly Told[]): string[] {
  const named = events.flatMap(({ playerId, relatedPlayerId }) => [playerId, relatedPlayerId]);
  return [...new Set(named.filter((id) => id !== undefined))];
}

type Code = 'PLAYER_NOT_IN_TEAM' | 'PLAYER_NOT_IN_LINEUP' | 'PLAYER_WENT_OFF' | 'ASSIST_BY_SCORER';

/** Who scores, fouls or is carded is of the team; who gives the assist too, and who is fouled of the other one. */
export function playerRefusal(desk: OpenDesk, told: Told, players: Players): Refusal<Code> | null {
  const { match } = desk;
  const { type, teamId, playerId, personRole, relatedPlayerId } = told;
  if (teamId === undefined) return null;
  const rivalId = teamId === match.homeTeamId ? match.awayTeamId : match.homeTeamId;
  const code =
    personRole === 'STAFF'
      ? mateCode(players, teamId, playerId)
      : (playerCode(players, teamId, playerId) ?? offCode(desk, told, players, playerId));
  if (code) return refuse(code, { field: 'playerId' });
  const related =
    playerCode(players, type === 'FOUL' ? rivalId : teamId, relatedPlayerId) ??
    assistCode(told) ??
    offCode(desk, told, players, relatedPlayerId);
  return related && refuse(related, { field: 'relatedPlayerId' });
}

function mateCode({ mates }: Players, teamId: string | null, person: string | undefined) {
  if (person === undefined) return null;
  return teamId !== null && mates.has(mateKey(teamId, person)) ? null : 'PLAYER_NOT_IN_TEAM';
}

/** Where a team has said who plays, nobody else does. */
export function playerCode(players: Players, teamId: string | null, person: string | undefined) {
  const lineup = teamId === null ? undefined : players.lineups.get(teamId);
  if (person === undefined || lineup === undefined) return mateCode(players, teamId, person);
  return lineup.has(person) ? null : 'PLAYER_NOT_IN_LINEUP';
}

function assistCode({ type, playerId, relatedPlayerId }: Told): 'ASSIST_BY_SCORER' | null {
  const isOwn = relatedPlayerId !== undefined && relatedPlayerId === playerId;
  return type === 'GOAL' && isOwn ? 'ASSIST_BY_SCORER' : null;
}

/** Who was taken off for good does nothing more on the field; a card finds them on the bench too. */
function offCode(
  { rules }: OpenDesk,
  { type, period, minute }: Told,
  { substitutions }: Players,
  person: string | undefined,
): 'PLAYER_WENT_OFF' | null {
  if (person === undefined || rules.comeBack || type === 'CARD') return null;
  const at = { period: period === 'SO' ? Number.MAX_SAFE_INTEGER : period, minute };
  const isOff = substitutions.some((changes) => wasOff({ players: [], substitutions: changes }, person, at));
  return isOff ? 'PLAYER_WENT_OFF' : null;
}
