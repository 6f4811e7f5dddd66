import type { personMergeCalls } from '@traip/contract';
import { listEnteredPeople } from '../../../people/squad/namesakes/queries.ts';
import { listSquad, type SquadRow } from '../../../people/squad/queries.ts';
import { maySeeFacts } from '../../../people/squad/squad-person.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { describeDuplicates } from '../duplicates/describe-duplicates.ts';
import { type Candidate, findPairs } from '../duplicates/find-pairs.ts';
import { undoableSince } from '../pair/separate-people.ts';
import { listMerges } from './queries.ts';

/** Pairs in the team, and people of the team who appear elsewhere in the organisation. */
export const duplicates: Handler<typeof personMergeCalls.duplicates> = async ({ db, scope, now }) => {
  const squad = await listSquad(db, scope.teamId);
  const people = [...squad, ...(await listElsewhere(db, scope.organisationId, squad))];
  const inTeam = new Set(squad.map(({ id }) => id));
  return describeDuplicates(db, {
    pairs: findPairs<Candidate>(people, (one, other) => inTeam.has(one.id) && inTeam.has(other.id)),
    personIds: people.map(({ id }) => id),
    merges: await listMerges(db, scope.teamId, undoableSince(now())),
    seesFacts: maySeeFacts(scope),
  });
};

async function listElsewhere(
  db: Database,
  organisationId: string | null,
  squad: readonly SquadRow[],
): Promise<readonly Candidate[]> {
  if (organisationId === null || squad.length === 0) return [];
  const found = await listEnteredPeople(db, organisationId, {
    documents: squad.flatMap(({ document }) => document ?? []),
    names: squad.map(({ searchText }) => searchText),
  });
  const inTeam = new Set(squad.map(({ id }) => id));
  return found
    .filter(({ id, removedAt }) => removedAt === null && !inTeam.has(id))
    .map((row) => ({ ...row, firstName: row.firstName ?? '', surnames: row.surnames ?? '', userCode: null }));
}
