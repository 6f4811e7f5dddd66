import { randomUUIDv7 } from 'node:crypto';
import type { NewEntry, Read } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { Actor } from '../competition/with-competition-lock.ts';
import { type Participation, saveParticipation, savePhaseTeam } from './queries.ts';

interface EntryPlacement {
  readonly isStaff: boolean;
  /** The team's current entry, if any. */
  readonly entry: Participation | undefined;
  readonly phaseId: string | null;
  readonly at: Date;
}

/** Enters the team or saves its request; returns the id of the participation. */
export async function saveEntry(
  trx: Trx,
  { userId, organisationId }: Actor,
  { competitionId, teamId, ...input }: Read<typeof NewEntry>,
  { isStaff, entry, phaseId, at }: EntryPlacement,
): Promise<string> {
  // Seed, pot and group are the organisation's decision.
  const { seed, pot = null, group = null } = isStaff ? input : { seed: null };
  if (phaseId !== null) await savePhaseTeam(trx, { phaseId, teamId, seed, pot, groupKey: group });
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
