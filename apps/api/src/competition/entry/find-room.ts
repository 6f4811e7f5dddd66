import { isRefusal, type NewEntry, type Read, type Refusal, refuse } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { CompetitionRecord } from '../competition/queries.ts';
import { listPhases } from '../competition/reply/queries.ts';
import { phaseFor } from './phase-for.ts';
import { isSeedTaken, listPhasesOf, type Participation, type Place } from './queries.ts';
import { roomRefusal } from './room-refusal.ts';

type NoRoom = Refusal<
  | 'ALREADY_ENTERED'
  | 'COMPETITION_FULL'
  | 'COMPETITION_UNDER_WAY'
  | 'COMPETITION_OVER'
  | 'PHASE_UNKNOWN'
  | 'DUPLICATE_SEED'
>;

interface Asked extends Pick<Read<typeof NewEntry>, 'phaseId' | 'seed'> {
  readonly isStaff: boolean;
  /** What is between the team and the competition so far. */
  readonly entry: Participation | undefined;
}

/** The phase in which there is room for a team; null in a competition that has no phases yet. */
export async function findRoom(
  trx: Trx,
  competition: CompetitionRecord,
  at: Place,
  { phaseId, seed, isStaff, entry }: Asked,
): Promise<string | null | NoRoom> {
  const phases = await listPhasesOf(trx, at);
  if (entry && isTaken(entry, phases, { phaseId, isStaff })) return refuse('ALREADY_ENTERED');
  const refusal = await roomRefusal(trx, competition, entry?.status === 'ACCEPTED');
  if (refusal) return refusal;
  const phase = phaseFor(await listPhases(trx, competition.id), phaseId ?? phases[0]);
  if (isRefusal(phase)) return phase;
  if (isStaff && seed !== null && (await isSeedTaken(trx, at, seed)))
    return refuse('DUPLICATE_SEED', { field: 'seed' });
  return phase?.id ?? null;
}

/** Who was turned away may ask again; staff answer a request by entering the team, and put it into further phases. */
function isTaken(
  { status }: Participation,
  phases: readonly string[],
  { phaseId, isStaff }: Pick<Asked, 'phaseId' | 'isStaff'>,
): boolean {
  if (status === 'REJECTED') return false;
  if (status === 'WITHDRAWN' || !isStaff) return true;
  return status === 'ACCEPTED' && (phaseId === undefined || phases.includes(phaseId));
}
