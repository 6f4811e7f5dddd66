import { isCompetitionVisible } from '@traip/contract';
import type { Caller } from '../../platform/authorization/caller.ts';
import { findCompetitionOfPhase } from '../../platform/authorization/competition/queries.ts';
import { anonymousId } from '../../platform/db/acting-organisation.ts';
import type { Database } from '../../platform/db/schema.ts';

/** The organisation of a phase, if the caller can see its competition. */
export async function findVisibleOrganisation(db: Database, caller: Caller | null, phaseId: string) {
  const found = await findCompetitionOfPhase(db, caller?.userId ?? anonymousId, phaseId);
  if (!found) return undefined;
  const { competition, traipPrivacy, organisationId, ...viewpoint } = found;
  const visibility = { ...competition, privacies: [competition.privacy, traipPrivacy] };
  return isCompetitionVisible(visibility, viewpoint) ? organisationId : undefined;
}
