import { isRefusal, type Refusal } from '@traip/contract';
import { takesQualifiers } from '@traip/engine/formats';
import { buildPlan, saveFixtures } from '../broker/save-fixtures.ts';
import { sourcesRefusal } from '../broker/sources-refusal.ts';
import { drawSeed } from '../broker/upsert-config.ts';
import { newPhase } from '../competition/new-phase.ts';
import { findEntrants } from '../fixtures/queries.ts';
import type { DrawnPhase } from './form/drawn-phase.ts';
import type { Form, FormTransaction } from './form/form.ts';
import { insertPhases } from './queries.ts';

type FormPhases = Form['phases'];

/** Saves the phases with their broker configs. */
export async function savePhases(
  { trx, scope, at }: FormTransaction,
  phases: FormPhases,
  competitionId: string,
): Promise<readonly BrokeredPhase[]> {
  const { organisationId } = scope;
  const newPhases = phases.map(({ seed = drawSeed(), ...phase }) => ({ ...phase, ...newPhase(), seed }));
  await insertPhases(
    trx,
    newPhases.map(({ id, name, lotsSeed, lotsCommitment }, index) => ({
      id,
      organisationId,
      competitionId,
      place: index + 1,
      name,
      createdAt: at,
      lotsSeed,
      lotsCommitment,
    })),
    newPhases.map(({ id: phaseId, algorithm, params, seed }) => ({
      phaseId,
      organisationId,
      algorithm,
      params,
      seed,
    })),
  );
  return newPhases.map(({ id: phaseId, algorithm, params, seed }) => ({ phaseId, algorithm, params, seed }));
}

interface BrokeredPhase extends Pick<FormPhases[number], 'algorithm' | 'params'> {
  readonly phaseId: string;
  readonly seed: string;
}

/** Generates fixtures for the first phase, and for each phase that takes its teams from the previous one. */
export async function saveAllFixtures(
  transaction: FormTransaction,
  phases: readonly BrokeredPhase[],
  competitionId: string,
): Promise<readonly DrawnPhase[] | Refusal<'FORMAT_REFUSED' | 'PARAMS_INVALID'>> {
  const drawn: DrawnPhase[] = [];
  for (const [index, phase] of phases.entries()) {
    if (index > 0 && !takesQualifiers(phase.algorithm)) break;
    const saved = await saveFixturesOf(transaction, phase, competitionId);
    if (isRefusal(saved))
      return { ...saved, field: [`phases.${index}`, saved.field].filter(Boolean).join('.') };
    drawn.push(saved);
  }
  return drawn;
}

async function saveFixturesOf(
  { trx, scope, at: now }: FormTransaction,
  { seed, ...config }: BrokeredPhase,
  competitionId: string,
): Promise<DrawnPhase | Refusal<'FORMAT_REFUSED' | 'PARAMS_INVALID'>> {
  const phaseRef = { phaseId: config.phaseId, competitionId };
  const refusal = await sourcesRefusal(trx, { ...config, competitionId });
  if (refusal) return refusal;
  const entrants = await findEntrants(trx, scope, phaseRef);
  const plan = buildPlan({ config, seed, entrants, stored: [] });
  if (isRefusal(plan)) return plan;
  await saveFixtures(trx, scope, phaseRef, plan, { seed, algorithm: config.algorithm, isDraft: true, now });
  return { ...phaseRef, phase: plan.phase, fixtures: plan.fresh.length };
}
