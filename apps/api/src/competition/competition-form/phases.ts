import { isRefusal, type Refusal } from '@traip/contract';
import { findEntrants } from '../broker/phase/queries.ts';
import { buildPlan, saveFixtures } from '../broker/save-fixtures.ts';
import { drawSeed } from '../broker/upsert-config.ts';
import { newPhase } from '../competition/new-phase.ts';
import type { Form, FormTransaction } from './form.ts';
import { insertPhases } from './queries.ts';

type FormPhases = Form['phases'];

/** Saves the phases with their broker configs; returns the first. */
export async function savePhases(
  { trx, scope, at }: FormTransaction,
  phases: FormPhases,
  competitionId: string,
): Promise<BrokeredPhase> {
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
  const [first] = newPhases;
  if (!first) throw new Error('A form has at least one phase.');
  const { id: phaseId, algorithm, params, seed } = first;
  return { phaseId, algorithm, params, seed };
}

interface BrokeredPhase extends Pick<FormPhases[number], 'algorithm' | 'params'> {
  readonly phaseId: string;
  readonly seed: string;
}

/** Generates the fixtures of a new phase; returns how many. */
export async function saveFirstFixtures(
  { trx, scope, at: now }: FormTransaction,
  { seed, ...config }: BrokeredPhase,
  competitionId: string,
): Promise<number | Refusal<'FORMAT_REFUSED'>> {
  const phaseRef = { phaseId: config.phaseId, competitionId };
  const entrants = await findEntrants(trx, scope, phaseRef);
  const plan = buildPlan({ config, seed, entrants, stored: [] });
  if (isRefusal(plan)) return { ...plan, field: 'phases.0' };
  await saveFixtures(trx, scope, phaseRef, plan, { seed, algorithm: config.algorithm, isDraft: true, now });
  return plan.fresh.length;
}
