import { refuse } from '@traip/contract';
import type { PersonToMerge } from './pair/queries.ts';

/** The team for which somebody acts, and who is in it. */
interface MergingTeam {
  readonly id: string;
  readonly organisationId: string | null;
  readonly memberIds: ReadonlySet<string>;
}

/** The merged one must be the team's to decide about; the kept one may have an account, but is in the team. */
export function pairRefusal(team: MergingTeam, kept: PersonToMerge, merged: PersonToMerge) {
  if (kept.deletedAt !== null || merged.deletedAt !== null) return refuse('PERSON_NOT_FOUND');
  if (merged.userCode !== null) return refuse('PERSON_HAS_ACCOUNT', { field: 'mergedId' });
  const isKeptOurs = team.memberIds.has(kept.id) || isEnteredBy(team, kept);
  return isKeptOurs && isEnteredBy(team, merged) ? undefined : refuse('PERSON_NOT_FOUND');
}

function isEnteredBy({ id, organisationId }: MergingTeam, person: PersonToMerge): boolean {
  if (person.userCode !== null) return false;
  if (person.enteredByTeam === id) return true;
  return organisationId !== null && person.enteredByOrganisation === organisationId;
}
