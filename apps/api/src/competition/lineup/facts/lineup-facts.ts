import type { LineupFacts, LineupPlayer } from '@traip/engine/match';
import type { Ineligibility } from '@traip/engine/registration';
import type { Database } from '../../../platform/db/schema.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import type { LoadedMatch } from '../../match/desk/locked-match.ts';
import { reasonsFor } from '../../registration/eligibility/reasons-for.ts';
import { listSuspendedFor } from '../../suspension/queries.ts';
import { listMemberships, listOtherTeams } from './queries.ts';

type MatchAndRules = Pick<LoadedMatch, 'match' | 'rules' | 'at'>;

/** What a lineup is checked against, and why some of its players can't play. */
interface JudgedFacts extends LineupFacts {
  readonly reasons: ReadonlyMap<string, readonly Ineligibility[]>;
}

/** Memberships on the day of the match, suspensions, other teams, and the competition's eligibility rules. */
export async function lineupFacts(
  db: Database,
  { match, rules, at }: MatchAndRules,
  teamId: string,
  players: readonly Pick<LineupPlayer, 'playerId'>[],
): Promise<JudgedFacts> {
  const ids = players.map(({ playerId }) => playerId);
  const { competitionId, id: matchId, registrationRules } = match;
  const [memberships, suspended, elsewhere] = await Promise.all([
    listMemberships(db, teamId, ids),
    listSuspendedFor(db, { matchId, competitionId }, [teamId]),
    listOtherTeams(db, { competitionId, teamId }, ids),
  ]);
  const day = dayInMadrid(match.kickOff ?? at);
  const inMatch = { competitionId, teamId, on: day, rules: registrationRules };
  const judged = { personIds: ids, chosen: ids, suspensions: [], elsewhere };
  const reasons = await reasonsFor(db, inMatch, judged);
  return {
    rules,
    day,
    memberships: memberships.map(({ personId: playerId, joinedAt, leftAt }) => ({
      playerId,
      from: dayInMadrid(joinedAt),
      until: leftAt === null ? null : dayInMadrid(leftAt),
    })),
    suspended: suspended.flatMap(({ playerId, personRole }) => (personRole === 'PLAYER' ? [playerId] : [])),
    elsewhere: otherTeams(reasons),
    reasons,
  };
}

/** The rules may allow players to change teams, or to play for several. */
function otherTeams(reasons: JudgedFacts['reasons']): LineupFacts['elsewhere'] {
  return [...reasons].flatMap(([playerId, all]) =>
    all.flatMap((reason) =>
      reason.code === 'OTHER_TEAM' ? reason.teamIds.map((teamId) => ({ playerId, teamId })) : [],
    ),
  );
}
