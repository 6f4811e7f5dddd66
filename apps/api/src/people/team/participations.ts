import type { Participation, Read } from '@traip/contract';
import type { Database } from '../../platform/db/schema.ts';
import { listParticipations } from './participations/queries.ts';

type Participations = readonly Read<typeof Participation>[];

/** The competitions of each team that the user may see; `null` is an anonymous visitor. */
export async function participationsOf(
  db: Database,
  userId: string | null,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, Participations>> {
  if (teamIds.length === 0) return new Map();
  const rows = await listParticipations(db, userId, teamIds);
  const byTeam = Map.groupBy(rows, ({ teamId }) => teamId);
  return new Map([...byTeam].map(([teamId, own]) => [teamId, own.map(({ teamId: _same, ...rest }) => rest)]));
}
