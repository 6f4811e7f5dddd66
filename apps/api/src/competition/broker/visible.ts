import { competitionIsSeenBy } from '@traip/contract';
import type { Caller } from '../../platform/authorization/caller.ts';
import { findCompetitionOfPhase } from '../../platform/authorization/competition/queries.ts';
import type { Database } from '../../platform/db/schema.ts';

/** Belongs to no account: with it the gate's query finds no role and no team. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Anybody may ask; whoever may see the competition of a phase gets its organisation, others nothing. */
export async function organisationIfSeen(db: Database, caller: Caller | null, phaseId: string) {
  const found = await findCompetitionOfPhase(db, caller?.userId ?? nobody, phaseId);
  if (!found) return undefined;
  const { competition, traipPrivacy, organisationId, ...viewpoint } = found;
  const visibility = { ...competition, privacies: [competition.privacy, traipPrivacy] };
  return competitionIsSeenBy(visibility, viewpoint) ? organisationId : undefined;
}
