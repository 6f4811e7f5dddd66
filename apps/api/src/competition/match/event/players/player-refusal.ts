import { type Refusal, refuse } from '@traip/contract';
import { wasOff } from '@traip/engine/match';
import type { LoadedMatch } from '../../desk/locked-match.ts';
import type { EventInput } from './event-input.ts';
import { memberKey, type Players } from './queries.ts';

/** Every person that these events name. */
export function namedPlayerIds(events: readonly EventInput[]): string[] {
  const named = events.flatMap(({ playerId, relatedPlayerId }) => [playerId, relatedPlayerId]);
  return [...new Set(named.filter((id) => id !== undefined))];
}

type Code = 'PLAYER_NOT_IN_TEAM' | 'PLAYER_NOT_IN_LINEUP' | 'PLAYER_WENT_OFF' | 'ASSIST_BY_SCORER';

/** The player and the assistant belong to the team of the event; a fouled player belongs to the other one. */
export function playerRefusal(
  locked: LoadedMatch,
  input: EventInput,
  players: Players,
): Refusal<Code> | null {
  const { match } = locked;
  const { type, teamId, playerId, personRole, relatedPlayerId } = input;
  if (teamId === undefined) return null;
  const rivalId = teamId === match.homeTeamId ? match.awayTeamId : match.homeTeamId;
  const code =
    personRole === 'STAFF'
      ? memberCode(players, teamId, playerId)
      : (playerCode(players, teamId, playerId) ?? offCode(locked, input, players, playerId));
  if (code) return refuse(code, { field: 'playerId' });
  const related =
    playerCode(players, type === 'FOUL' ? rivalId : teamId, relatedPlayerId) ??
    assistCode(input) ??
    offCode(locked, input, players, relatedPlayerId);
  return related && refuse(related, { field: 'relatedPlayerId' });
}

function memberCode({ members }: Players, teamId: string | null, person: string | undefined) {
  if (person === undefined) return null;
  return teamId !== null && members.has(memberKey(teamId, person)) ? null : 'PLAYER_NOT_IN_TEAM';
}

/** Once a team has a confirmed lineup, only its players count. */
export function playerCode(players: Players, teamId: string | null, person: string | undefined) {
  const lineup = teamId === null ? undefined : players.lineups.get(teamId);
  if (person === undefined || lineup === undefined) return memberCode(players, teamId, person);
  return lineup.has(person) ? null : 'PLAYER_NOT_IN_LINEUP';
}

function assistCode({ type, playerId, relatedPlayerId }: EventInput): 'ASSIST_BY_SCORER' | null {
  const isOwn = relatedPlayerId !== undefined && relatedPlayerId === playerId;
  return type === 'GOAL' && isOwn ? 'ASSIST_BY_SCORER' : null;
}

/** A player who can't return can no longer act on the field, but can be carded on the bench. */
function offCode(
  { rules }: LoadedMatch,
  { type, period, minute }: EventInput,
  { substitutions }: Players,
  person: string | undefined,
): 'PLAYER_WENT_OFF' | null {
  if (person === undefined || rules.comeBack || type === 'CARD') return null;
  const at = { period: period === 'SO' ? Number.MAX_SAFE_INTEGER : period, minute };
  const isOff = substitutions.some((changes) => wasOff({ players: [], substitutions: changes }, person, at));
  return isOff ? 'PLAYER_WENT_OFF' : null;
}
