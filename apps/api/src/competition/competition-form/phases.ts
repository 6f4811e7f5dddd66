import { isRefusal, type Refusal } from '@traip/contract';
import { findEntrants } from '../broker/phase/queries.ts';
import { buildPlan, saveFixtures } from '../broker/save-fixtures.ts';
import { drawSeed } from '../broker/upsert-config.ts';
import { newPhase } from '../competition/new-phase.ts';
import type { Form, FormTransaction } from './form.ts';
import { insertPhases } from './queries.ts';

type FormPhases = Form['phases'];

/** The phases of a form with the brokers that make their fixtures; the first comes back. */
export async function writePhases(
  { trx, scope, at }: FormTransaction,
  phases: FormPhases,
  competitionId: string,
): Promise<BrokeredPhase> {
  const { organisationId } = scope;
  const made = phases.map(({ seed = drawSeed(), ...phase }) => ({ ...phase, ...newPhase(), seed }));
  await insertPhases(
    trx,
    made.map(({ id, name, lotsSeed, lotsCommitment }, index) => ({
      id,
      organisationId,
      competitionId,
      place: index + 1,
      name,
      createdAt: at,
      lotsSeed,
      lotsCommitment,
    })),
    made.map(({ id: phaseId, algorithm, params, seed }) => ({
      phaseId,
      organisationId,
      algorithm,
      params,
      seed,
    })),
  );
  const [first] = made;
  if (!first) throw new Error('A form has at least one phase.');
  const { id: phaseId, algorithm, params, seed } = first;
  return { phaseId, algorithm, params, seed };
}

interface BrokeredPhase extends Pick<FormPhases[number], 'algorithm' | 'params'> {
  readonly phaseId: string;
  readonly seed: string;
}

/** Makes the fixtures of a phase in which nothing was played yet, and says how many they are. */
export async function saveFirstFixtures(
  { trx, scope, at: now }: FormTransaction,
  { seed, ...config }: BrokeredPhase,
  competitionId: string,
): Promise<number | Refusal<'FORMAT_REFUSED'>> {
  const named = { phaseId: config.phaseId, competitionId };
  const entrants = await findEntrants(trx, scope, named);
  const plan = buildPlan({ config, seed, entrants, stored: [] });
  if (isRefusal(plan)) return { ...plan, field: 'phases.0' };
  await saveFixtures(trx, scope, named, plan, { seed, algorithm: config.algorithm, isDraft: true, now });
  return plan.fresh.length;
}
