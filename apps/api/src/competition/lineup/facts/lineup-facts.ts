import type { LineupFacts, LineupPlayer } from '@traip/engine/match';
import type { Database } from '../../../platform/db/schema.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import type { LoadedMatch } from '../../match/desk/locked-match.ts';
import { listSuspendedFor } from '../../suspension/queries.ts';
import { listMemberships, listOtherTeams } from './queries.ts';

type MatchAndRules = Pick<LoadedMatch, 'match' | 'rules' | 'at'>;

/** What a lineup is checked against: memberships on the day of the match, suspensions, and other teams. */
export async function lineupFacts(
  db: Database,
  { match, rules, at }: MatchAndRules,
  teamId: string,
  players: readonly Pick<LineupPlayer, 'playerId'>[],
): Promise<LineupFacts> {
  const ids = players.map(({ playerId }) => playerId);
  const { competitionId, id: matchId } = match;
  const [memberships, suspended, elsewhere] = await Promise.all([
    listMemberships(db, teamId, ids),
    listSuspendedFor(db, { matchId, competitionId }, [teamId]),
    listOtherTeams(db, { competitionId, teamId }, ids),
  ]);
  return {
    rules,
    day: dayInMadrid(match.kickOff ?? at),
    memberships: memberships.map(({ personId: playerId, joinedAt, leftAt }) => ({
      playerId,
      from: dayInMadrid(joinedAt),
      until: leftAt === null ? null : dayInMadrid(leftAt),
    })),
    suspended: suspended.flatMap(({ playerId, personRole }) => (personRole === 'PLAYER' ? [playerId] : [])),
    elsewhere,
  };
}
