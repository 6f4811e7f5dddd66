import type { PhaseFixtures, Read } from '@traip/contract';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { PhaseOfCompetition } from '../fixtures/queries.ts';
import { anyTime, rankingOf, readPhase } from '../progression/index.ts';
import { findTeams } from './phase/queries.ts';

/** The final places of a knockout with two bronzes; empty until it is decided. */
export async function readRanking(
  db: Database,
  phase: PhaseOfCompetition,
): Promise<Read<typeof PhaseFixtures>['ranking']> {
  const places = rankingOf(await readPhase(db, phase, anyTime));
  const teams = await findTeams(
    db,
    places.map(({ team }) => team),
  );
  const byId = new Map(teams.map((team) => [team.id, teamInBrief(team)]));
  return places.flatMap(({ place, team }) => {
    const found = byId.get(team);
    return found ? [{ place, team: found }] : [];
  });
}
