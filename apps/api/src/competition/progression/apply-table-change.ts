import { isRefusal, type Refusal } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import { readAffectedPhases } from './advance.ts';
import type { PhaseFacts } from './facts/facts.ts';
import { lockPhase } from './facts/queries.ts';
import { applyPropagation } from './propagation/apply-propagation.ts';
import { propagateResults } from './propagation/propagate.ts';
import { computeMainRounds } from './snapshot/compute-main-rounds.ts';
import { computeStandings } from './snapshot/compute-standings.ts';

/** A change to the tables of a phase other than a result. */
interface TableChange {
  readonly phaseId: string;
  readonly at: Date;
  /** Returns the phase with the change applied. */
  readonly change: (phase: PhaseFacts) => PhaseFacts;
}

/**
 * Persists the consequences of a change that the caller is about to write, with the competition locked.
 * Called first, so that a change that would replace teams of a started match is refused before anything is
 * written.
 */
export async function applyTableChange(
  trx: Trx,
  { phaseId, at, change }: TableChange,
): Promise<PhaseFacts | Refusal<'DEPENDENT_STARTED'>> {
  await lockPhase(trx, phaseId);
  const before = await readAffectedPhases(trx, phaseId, at);
  const phases = before.map((phase) => (phase.id === phaseId ? change(phase) : phase));
  const propagated = await applyPropagation(trx, propagateResults(phases, phaseId), { at });
  if (isRefusal(propagated)) return propagated;
  const own = phases.find(({ id }) => id === phaseId);
  if (own === undefined) throw new Error(`No phase ${phaseId}.`);
  await computeStandings(trx, own, { at });
  await computeMainRounds(trx, phases, { phaseId, at });
  return own;
}
