import type { personMergeCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { describeDuplicates } from '../duplicates/describe-duplicates.ts';
import { findPairs } from '../duplicates/find-pairs.ts';
import { undoableSince } from '../pair/separate-people.ts';
import { listAlike, listMergesOfOrganisation } from './queries.ts';

type SimilarPerson = Awaited<ReturnType<typeof listAlike>>[number];

/** Pairs across all teams of an organisation and its people without a team. */
export const duplicatesInOrganisation: Handler<typeof personMergeCalls.duplicatesInOrganisation> = async ({
  db,
  scope,
  now,
}) => {
  const people = await listAlike(db, scope);
  return describeDuplicates(db, {
    pairs: findPairs(people, areTogether),
    personIds: people.map(({ id }) => id),
    merges: await listMergesOfOrganisation(db, scope, undoableSince(now())),
    seesFacts: true,
  });
};

/** In one team, or both without a team. */
function areTogether(one: SimilarPerson, other: SimilarPerson): boolean {
  if (one.teamIds.length === 0 && other.teamIds.length === 0) return true;
  return one.teamIds.some((id) => other.teamIds.includes(id));
}
