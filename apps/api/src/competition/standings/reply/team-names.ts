import type { Read, TeamInBrief } from '@traip/contract';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { findTeams } from './queries.ts';

/** Who a team is. */
export type Names = (teamId: string) => Read<typeof TeamInBrief>;

/** The names behind ids, in one query. */
export async function namesOf(db: Database, ids: Iterable<string>): Promise<Names> {
  const teams = new Map((await findTeams(db, [...new Set(ids)])).map((team) => [team.id, teamInBrief(team)]));
  return (teamId) => {
    const team = teams.get(teamId);
    if (team === undefined) throw new Error(`No team ${teamId}.`);
    return team;
  };
}
