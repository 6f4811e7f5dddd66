import type { Database } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import { idsOf, type JointWishes } from './joint-wishes.ts';
import { findOpenPhaseIds } from './queries.ts';

/** The first of the planned competitions that has ended. */
export async function findOver(
  db: Database,
  scope: OrganisationRef,
  wishes: JointWishes,
): Promise<string | undefined> {
  const open = await findOpenPhaseIds(db, scope, idsOf(wishes).phaseIds);
  return wishes.phases.find(({ phaseId }) => !open.has(phaseId))?.competitionId;
}
