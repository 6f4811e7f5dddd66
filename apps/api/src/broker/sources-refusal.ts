import { type Refusal, refuse } from '@traip/contract';
import { sourceProblems } from '../course/index.ts';
import type { Database } from '../db/schema.ts';
import type { ConfigRow } from './queries.ts';

/** The refusal of a final phase that takes teams from groups or places which the phase before it does not have. */
export async function sourcesRefusal(
  db: Database,
  { algorithm, ...asked }: Pick<ConfigRow, 'competitionId' | 'phaseId' | 'algorithm' | 'params'>,
): Promise<Refusal<'PARAMS_INVALID'> | null> {
  if (algorithm !== 'QUALIFY') return null;
  const [first, ...others] = await sourceProblems(db, asked);
  return first
    ? refuse('PARAMS_INVALID', { field: `params.${first.path}`, details: [first, ...others] })
    : null;
}
