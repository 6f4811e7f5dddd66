import { isRefusal, type Refusal } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { PhaseFacts } from './facts/facts.ts';
import { readFacts } from './facts/facts.ts';
import { findCompetitionId, type PhaseRow } from './facts/queries.ts';
import { applyPropagation, type Propagated } from './propagation/apply-propagation.ts';
import { propagateResults } from './propagation/propagate.ts';
import { computeMainRounds } from './snapshot/compute-main-rounds.ts';
import { computeStandings } from './snapshot/compute-standings.ts';
import { applyWalkovers } from './withdrawal/apply-walkovers.ts';

/** A result that was written, changed or removed in this transaction. */
interface ResultChange {
  readonly phaseId: string;
  readonly matchId: string;
  readonly at: Date;
  /** Cancels started matches that would lose a team. */
  readonly force?: boolean;
}

/** What the result changed. */
export interface AdvanceResult extends Propagated {
  /** The table that changed; null in a knockout. */
  readonly table: { readonly groupKey: string | null; readonly version: number } | null;
}

/**
 * Propagates a result through its phase and the later ones. The caller has locked the phase row and then the match
 * row, and has already written state, score and result; on a refusal it must roll back.
 */
export async function advance(
  trx: Trx,
  { phaseId, matchId, at, force = false }: ResultChange,
): Promise<AdvanceResult | Refusal<'DEPENDENT_STARTED'>> {
  const phases = await readAffectedPhases(trx, phaseId, at);
  const propagated = await applyPropagation(trx, propagateResults(phases, phaseId), { at, force });
  if (isRefusal(propagated)) return propagated;
  for (const phase of phases.filter(hasWithdrawn))
    await applyWalkovers(trx, phase.id, { organisationId: phase.organisationId, byUser: null, at });
  const own = phases.find(({ id }) => id === phaseId);
  const match = own?.matches.find(({ id }) => id === matchId);
  if (own === undefined || match === undefined) return { ...propagated, table: null };
  const [table = null] = await computeStandings(trx, own, { at, only: match.groupKey });
  await computeMainRounds(trx, phases, { phaseId, at });
  return { ...propagated, table };
}

/** Whether a team has withdrawn from a knockout: its next opponent gets a walkover. */
const hasWithdrawn = ({ ties, teams }: PhaseFacts) =>
  ties.length > 0 && teams.some(({ status }) => status === 'WITHDRAWN');

/** The phase itself and, if it is finished, the later ones, which may have taken its qualifiers. */
export async function readAffectedPhases(
  trx: Trx,
  phaseId: string,
  at: Date,
): Promise<readonly PhaseFacts[]> {
  const competitionId = await findCompetitionId(trx, phaseId);
  const isAffected = ({ id, place }: PhaseRow, _: number, all: readonly PhaseRow[]) => {
    const own = all.find((phase) => phase.id === phaseId);
    return id === phaseId || (own?.state === 'FINISHED' && place > own.place);
  };
  return readFacts(trx, competitionId, () => at, isAffected);
}
