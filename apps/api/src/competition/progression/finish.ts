import type { Refusal } from '@traip/contract';
import { isRefusal } from '@traip/contract';
import type { FormatBreach } from '@traip/engine/formats';
import type { Trx } from '../../platform/db/schema.ts';
import { type PhaseFacts, readFacts } from './facts/facts.ts';
import { applyPropagation, type Propagated } from './propagation/apply-propagation.ts';
import { linksOf } from './propagation/links.ts';
import { propagateLink, propagateResults, removeQualifiers } from './propagation/propagate.ts';
import { qualifiedOver } from './propagation/qualified.ts';
import { computeMainRounds } from './snapshot/compute-main-rounds.ts';
import { computeStandings } from './snapshot/compute-standings.ts';

/** A phase about to finish or resume. */
export interface PhaseTransition {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly at: Date;
}

/** Why the qualifiers of a finished phase aren't decided; null if they are. */
export async function qualificationBreach(
  trx: Trx,
  transition: PhaseTransition,
): Promise<FormatBreach | null> {
  const phases = withFinished(
    await readFacts(trx, transition.competitionId, () => transition.at),
    transition,
  );
  const links = linksOf(phases).filter(({ from }) => from.id === transition.phaseId);
  const found = links.map(qualifiedOver).find((one) => 'breach' in one);
  return found !== undefined && 'breach' in found ? found : null;
}

/** Finishes a phase: reveals the lots, freezes its tables and enters its qualifiers into the next phase. */
export async function finishPhase(
  trx: Trx,
  transition: PhaseTransition,
): Promise<Propagated | Refusal<'DEPENDENT_STARTED'>> {
  const phases = withFinished(
    await readFacts(trx, transition.competitionId, () => transition.at),
    transition,
  );
  const propagated = await applyPropagation(trx, propagateResults(phases, transition.phaseId), transition);
  if (isRefusal(propagated)) return propagated;
  await computeOwnStandings(trx, phases, transition);
  return propagated;
}

/** For fixtures created after the previous phase finished: its qualifiers fill their slots immediately. */
export async function fillQualifiers(
  trx: Trx,
  { competitionId, phaseId, at }: PhaseTransition,
): Promise<void> {
  const facts = await readFacts(trx, competitionId, () => at);
  const due = linksOf(facts).filter(({ from, to }) => to.id === phaseId && from.state === 'FINISHED');
  const propagated = await applyPropagation(trx, due.map(propagateLink), { at });
  if (isRefusal(propagated))
    throw new Error(`Qualifiers of phase ${phaseId} would replace teams of started matches.`);
  for (const { from } of due) await computeMainRounds(trx, facts, { phaseId: from.id, at });
}

/** Resumes a phase: its lots are secret again, and nobody has qualified. */
export async function resumePhase(
  trx: Trx,
  transition: PhaseTransition,
): Promise<Propagated | Refusal<'DEPENDENT_STARTED'>> {
  const read = await readFacts(trx, transition.competitionId, () => transition.at);
  const links = linksOf(read).filter(({ from }) => from.id === transition.phaseId);
  const propagated = await applyPropagation(trx, links.map(removeQualifiers), transition);
  if (isRefusal(propagated)) return propagated;
  const phases = read.map((phase) => (phase.id === transition.phaseId ? resumed(phase) : phase));
  await computeOwnStandings(trx, phases, transition);
  return propagated;
}

function withFinished(
  phases: readonly PhaseFacts[],
  { phaseId, at }: PhaseTransition,
): readonly PhaseFacts[] {
  return phases.map((phase) =>
    phase.id === phaseId ? { ...phase, state: 'FINISHED', finishedAt: at } : phase,
  );
}

const resumed = (phase: PhaseFacts): PhaseFacts => ({ ...phase, state: 'IN_PROGRESS', finishedAt: null });

async function computeOwnStandings(
  trx: Trx,
  phases: readonly PhaseFacts[],
  { phaseId, at }: PhaseTransition,
): Promise<void> {
  const own = phases.find(({ id }) => id === phaseId);
  if (own) await computeStandings(trx, own, { at });
  await computeMainRounds(trx, phases, { phaseId, at });
}
