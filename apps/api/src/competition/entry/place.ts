import { randomUUIDv7 } from 'node:crypto';
import type { NewEntry, Read } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { Actor } from '../competition/under-lock.ts';
import { type Participation, putIntoPhase, saveParticipation } from './queries.ts';

interface Placed {
  readonly isStaff: boolean;
  /** What was between the team and the competition before. */
  readonly entry: Participation | undefined;
  readonly phaseId: string | null;
  readonly at: Date;
}

/** Gives a team its place, or notes that it asks for one; its phase is the one that it will begin in. */
export async function place(
  trx: Trx,
  { userId, organisationId }: Actor,
  { competitionId, teamId, ...wish }: Read<typeof NewEntry>,
  { isStaff, entry, phaseId, at }: Placed,
): Promise<string> {
  // Where a team is seeded and drawn is for the organisation to say, not for the team.
  const { seed, pot = null, group = null } = isStaff ? wish : { seed: null };
  if (phaseId !== null) await putIntoPhase(trx, { phaseId, teamId, seed, pot, groupKey: group });
  if (entry?.status === 'ACCEPTED') return entry.id;
  return saveParticipation(trx, {
    id: randomUUIDv7(),
    organisationId,
    competitionId,
    teamId,
    seed,
    reason: null,
    withdrawalMode: null,
    requestedBy: userId,
    createdAt: at,
    status: isStaff ? 'ACCEPTED' : 'REQUESTED',
    decidedBy: isStaff ? userId : null,
    decidedAt: isStaff ? at : null,
  });
}
