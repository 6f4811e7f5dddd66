import type { MyHome, Read } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import { listOngoingPlaces } from './queries.ts';

type Place = Read<typeof MyHome>['teams'][number]['place'];

/** The places of teams in their tables, read at once. */
export interface Places {
  /** In the newest competition that it plays. */
  readonly ofTeam: (teamId: string) => Place;
  /** In the table of a phase; null in one without. */
  readonly inPhase: (teamId: string | undefined, phaseId: string) => Place;
}

export async function placesOf(db: Database, userId: string, teamIds: readonly string[]): Promise<Places> {
  const rows = teamIds.length === 0 ? [] : await listOngoingPlaces(db, userId, [...new Set(teamIds)]);
  return {
    ofTeam: (id) => placeReply(rows.find(({ teamId }) => teamId === id)),
    inPhase: (id, phase) =>
      placeReply(rows.find(({ teamId, phaseId }) => teamId === id && phaseId === phase)),
  };
}

function placeReply(found: Awaited<ReturnType<typeof listOngoingPlaces>>[number] | undefined): Place {
  if (!found) return null;
  const { row, of, competitionId: id, competitionName: name } = found;
  return { competition: { id, name }, rank: row.rank, of, points: row.points, form: row.form };
}
