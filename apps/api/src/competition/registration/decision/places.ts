import type { Database } from '../../../platform/db/schema.ts';
import { listUnanswered } from '../answers/queries.ts';
import { listRegistered } from './queries.ts';

/** Everyone registered by these teams, with the places set by their clubs. */
export async function listPlaces(db: Database, competitionId: string, teamIds: readonly string[]) {
  const registered = await listRegistered(db, competitionId, teamIds);
  const unanswered = await listUnanswered(db, competitionId, teamIds);
  return registered.map(({ licenceId, teamId, shirt, isStaff, ...person }) => ({
    teamId,
    shirt,
    isStaff,
    person,
    unanswered: unanswered.get(licenceId) ?? [],
  }));
}
