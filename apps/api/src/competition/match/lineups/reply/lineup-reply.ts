import type { Lineup, Read } from '@traip/contract';
import type { Lineup as EngineLineup, LineupPlayer } from '@traip/engine/match';
import { playerInBrief } from '../../../../people/person/player-in-brief.ts';
import { teamInBrief } from '../../../../people/team/in-brief.ts';
import type { MatchRecord } from '../../desk/queries.ts';
import type { LineupRecord, PlayerRecord } from '../stored/queries.ts';

type Reply = Read<typeof Lineup>;

/** A lineup for a viewer who can see it. `isKnown` shows full names. */
export function lineupReply(
  match: MatchRecord,
  lineup: LineupRecord,
  players: readonly PlayerRecord[],
  isKnown: boolean,
): Reply {
  const { id, matchId, state, formation, confirmedAt, version } = lineup;
  return {
    id,
    matchId,
    state,
    formation,
    confirmedAt,
    version,
    team: teamOf(match, lineup.teamId),
    players: players.map((row) => {
      const { place, shirt, isGoalkeeper, isCaptain } = row;
      return { player: playerInBrief(row, isKnown), place, shirt, isGoalkeeper, isCaptain };
    }),
    substitutions: lineup.substitutions?.map((one) => ({ second: 0, ...one })) ?? null,
  };
}

function teamOf(match: MatchRecord, teamId: string): Reply['team'] {
  const side = match.homeTeamId === teamId ? 'home' : 'away';
  const name = match[`${side}Name`];
  const code = match[`${side}Code`];
  if (name === null || code === null) throw new Error('A lineup of a team that does not play.');
  return teamInBrief({
    id: teamId,
    name,
    code,
    sportKey: match[`${side}SportKey`],
    competitorKind: match[`${side}Kind`] ?? 'TEAM',
    avatarKey: match[`${side}AvatarKey`],
  });
}

/** Converts a stored lineup to the engine's model. */
export function engineLineup(
  { teamId, state, substitutions }: LineupRecord,
  players: readonly PlayerRecord[],
): EngineLineup {
  return {
    teamId,
    state,
    players: players.map(enginePlayer),
    ...(substitutions === null ? {} : { substitutions }),
  };
}

function enginePlayer({ playerId, place, shirt, isGoalkeeper, isCaptain }: PlayerRecord): LineupPlayer {
  return { playerId, place, shirt, goalkeeper: isGoalkeeper, captain: isCaptain };
}
