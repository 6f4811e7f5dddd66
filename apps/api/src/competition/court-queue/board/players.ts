import type { Database } from '../../../platform/db/schema.ts';
import { listPairings } from '../../partners/queries.ts';
import { listPeopleOf } from './queries.ts';

/** Who plays for a side: a team counts as one, a pair as two people, who can't be on two courts at once. */
export async function playersBySide(
  db: Database,
  competitionId: string,
  teamIds: readonly string[],
): Promise<(teamId: string) => readonly string[]> {
  const pairings = await listPairings(db, competitionId);
  const drawn = new Map(pairings.map(({ teamId, oneId, otherId }) => [teamId, [oneId, otherId]]));
  const others = teamIds.filter((id) => !drawn.has(id));
  const people = Map.groupBy(await listPeopleOf(db, others), ({ teamId }) => teamId);
  return (teamId) => drawn.get(teamId) ?? people.get(teamId)?.map(({ personId }) => personId) ?? [teamId];
}
