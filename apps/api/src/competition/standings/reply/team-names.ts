import type { Read, TeamInBrief } from '@traip/contract';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { findTeams } from './queries.ts';

/** Looks a team up by id. */
export type TeamNames = (teamId: string) => Read<typeof TeamInBrief>;

/** Loads teams by id, in one query. */
export async function loadTeamNames(db: Database, ids: Iterable<string>): Promise<TeamNames> {
  const teams = new Map((await findTeams(db, [...new Set(ids)])).map((team) => [team.id, teamInBrief(team)]));
  return (teamId) => {
    const team = teams.get(teamId);
    if (team === undefined) throw new Error(`No team ${teamId}.`);
    return team;
  };
}
