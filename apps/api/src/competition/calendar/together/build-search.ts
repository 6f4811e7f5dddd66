import { createHash } from 'node:crypto';
import { isRefusal } from '@traip/contract';
import type { Services } from '../../../platform/services/services.ts';
import type { ClaimedPlan } from '../plan/queries.ts';
import { hashInputs } from '../problem/inputs.ts';
import type { HashedSearch } from '../search/in-thread.ts';
import { buildJoint } from './build-joint.ts';
import { readJointWishes } from './joint-wishes.ts';
import { type Joint, loadJoint } from './load-joint.ts';

/** The search over several competitions, with the data at its start. */
export async function buildJointSearch(
  { db, now }: Pick<Services, 'db' | 'now'>,
  claim: ClaimedPlan,
): Promise<HashedSearch> {
  const { seconds, phases } = readJointWishes(claim);
  const joint = await loadJoint(db, { organisationId: claim.organisationId, phases, now: now() });
  const built = isRefusal(joint) ? joint : buildJoint(joint);
  if (isRefusal(joint) || isRefusal(built)) throw new Error(`Nothing to search: ${JSON.stringify(built)}`);
  return { ...built, seconds, seed: claim.id, inputsHash: JSON.stringify(hashesOf(joint)) };
}

/** One hash per phase, so that an outdated plan can name the changed competition, and one for the people. */
export function hashesOf({ phases, teamsOf, refereesOf }: Joint): Readonly<Record<string, string>> {
  const people = createHash('sha256')
    .update(JSON.stringify([[...teamsOf], [...refereesOf]]))
    .digest('hex');
  const own = phases.map(({ phaseId, inputs }) => [phaseId, hashInputs(inputs)]);
  return { ...Object.fromEntries(own), people };
}
