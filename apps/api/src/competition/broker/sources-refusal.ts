import { type Refusal, refuse } from '@traip/contract';
import { takesQualifiers } from '@traip/engine/formats';
import type { Database } from '../../platform/db/schema.ts';
import { sourceProblems } from '../progression/index.ts';
import type { ConfigRow } from './phase/queries.ts';

/** Refuses a phase that takes teams from groups or places that the previous phase doesn't have. */
export async function sourcesRefusal(
  db: Database,
  phase: Pick<ConfigRow, 'competitionId' | 'phaseId' | 'algorithm' | 'params'>,
): Promise<Refusal<'PARAMS_INVALID'> | null> {
  if (!takesQualifiers(phase.algorithm)) return null;
  const [first, ...others] = await sourceProblems(db, phase);
  return first
    ? refuse('PARAMS_INVALID', { field: `params.${first.path}`, details: [first, ...others] })
    : null;
}
