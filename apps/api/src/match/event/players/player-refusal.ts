import { type EventToRegister, type Read, type Refusal, refuse } from '@traip/contract';
import type { OpenDesk } from '../../desk/open-desk.ts';
import { mateKey, type Players } from './queries.ts';

type Told = Read<typeof EventToRegister>;

/** Everybody whom these events name. */
export function peopleIn(events: readonly Told[]): string[] {
  const named = events.flatMap(({ playerId, relatedPlayerId }) => [playerId, relatedPlayerId]);
  return [...new Set(named.filter((id) => id !== undefined))];
}

type Code = 'PLAYER_NOT_IN_TEAM' | 'PLAYER_NOT_IN_LINEUP';

/** Who scores, fouls or is carded is of the team; who gives the assist too, and who is fouled of the other one. */
export function playerRefusal({ match }: OpenDesk, told: Told, players: Players): Refusal<Code> | null {
  const { type, teamId, playerId, personRole, relatedPlayerId } = told;
  if (teamId === undefined) return null;
  const rivalId = teamId === match.homeTeamId ? match.awayTeamId : match.homeTeamId;
  const code =
    personRole === 'STAFF' ? mateCode(players, teamId, playerId) : playerCode(players, teamId, playerId);
  if (code) return refuse(code, { field: 'playerId' });
  const related = playerCode(players, type === 'FOUL' ? rivalId : teamId, relatedPlayerId);
  return related && refuse(related, { field: 'relatedPlayerId' });
}

function mateCode({ mates }: Players, teamId: string | null, person: string | undefined): Code | null {
  if (person === undefined) return null;
  return teamId !== null && mates.has(mateKey(teamId, person)) ? null : 'PLAYER_NOT_IN_TEAM';
}

/** Where a team has said who plays, nobody else does. */
function playerCode(players: Players, teamId: string | null, person: string | undefined): Code | null {
  const lineup = teamId === null ? undefined : players.lineups.get(teamId);
  if (person === undefined || lineup === undefined) return mateCode(players, teamId, person);
  return lineup.has(person) ? null : 'PLAYER_NOT_IN_LINEUP';
}
