import { isRefusal, type NewEntry, type Read, type Refusal, refuse } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { CompetitionRecord } from '../competition/queries.ts';
import { listPhases } from '../competition/reply/queries.ts';
import { capacityRefusal } from './capacity-refusal.ts';
import { choosePhase } from './choose-phase.ts';
import { type EntryRef, isSeedTaken, listPhasesOf, type Participation } from './queries.ts';

type EntryRefusal = Refusal<
  | 'ALREADY_ENTERED'
  | 'COMPETITION_FULL'
  | 'COMPETITION_UNDER_WAY'
  | 'COMPETITION_OVER'
  | 'PHASE_UNKNOWN'
  | 'DUPLICATE_SEED'
>;

interface EntryRequest extends Pick<Read<typeof NewEntry>, 'phaseId' | 'seed'> {
  readonly isStaff: boolean;
  /** The team's current entry, if any. */
  readonly entry: Participation | undefined;
}

/** The phase that the team can enter; null in a competition without phases. */
export async function findPhaseForTeam(
  trx: Trx,
  competition: CompetitionRecord,
  entryRef: EntryRef,
  { phaseId, seed, isStaff, entry }: EntryRequest,
): Promise<string | null | EntryRefusal> {
  const phases = await listPhasesOf(trx, entryRef);
  if (entry && isAlreadyEntered(entry, phases, { phaseId, isStaff })) return refuse('ALREADY_ENTERED');
  const refusal = await capacityRefusal(trx, competition, entry?.status === 'ACCEPTED');
  if (refusal) return refusal;
  const phase = choosePhase(await listPhases(trx, competition.id), phaseId ?? phases[0]);
  if (isRefusal(phase)) return phase;
  if (isStaff && seed !== null && (await isSeedTaken(trx, entryRef, seed)))
    return refuse('DUPLICATE_SEED', { field: 'seed' });
  return phase?.id ?? null;
}

/** A rejected team can apply again. Staff can add an applicant, or an accepted team to further phases. */
function isAlreadyEntered(
  { status }: Participation,
  phases: readonly string[],
  { phaseId, isStaff }: Pick<EntryRequest, 'phaseId' | 'isStaff'>,
): boolean {
  if (status === 'REJECTED') return false;
  if (status === 'WITHDRAWN' || !isStaff) return true;
  return status === 'ACCEPTED' && (phaseId === undefined || phases.includes(phaseId));
}
