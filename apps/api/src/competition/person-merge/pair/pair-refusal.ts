import { refuse } from '@traip/contract';
import type { Merger } from './log-merge.ts';
import type { PersonToMerge } from './queries.ts';

/** The merger, and which people are in their teams. */
interface MergerWithPeople extends Merger {
  readonly memberIds: ReadonlySet<string>;
}

/** The merged person must belong to the merger; the kept one may have an account, but in their teams. */
export function pairRefusal(merger: MergerWithPeople, kept: PersonToMerge, merged: PersonToMerge) {
  if (kept.deletedAt !== null || merged.deletedAt !== null) return refuse('PERSON_NOT_FOUND');
  if (merged.userCode !== null) return refuse('PERSON_HAS_ACCOUNT', { field: 'mergedId' });
  const isKeptOurs = merger.memberIds.has(kept.id) || isEnteredBy(merger, kept);
  return isKeptOurs && isEnteredBy(merger, merged) ? undefined : refuse('PERSON_NOT_FOUND');
}

function isEnteredBy({ teamId, organisationId }: Merger, person: PersonToMerge): boolean {
  if (person.userCode !== null) return false;
  if (teamId !== null && person.enteredByTeam === teamId) return true;
  return organisationId !== null && person.enteredByOrganisation === organisationId;
}
