import { type CompetitionFile, type Read, type Refusal, refuse } from '@traip/contract';
import { paramsRefusal } from '../../../competition/broker/params-refusal.ts';
import { findContradiction } from './find-contradiction.ts';

/** Why a file cannot be saved, whoever asks for it. */
export function fileRefusal(
  file: Read<typeof CompetitionFile>,
): Refusal<'FILE_INCONSISTENT' | 'PARAMS_INVALID'> | undefined {
  const contradiction = findContradiction(file);
  if (contradiction !== undefined) return refuse('FILE_INCONSISTENT', { field: contradiction });
  for (const [index, { broker }] of file.phases.entries()) {
    const field = `file.phases.${index}.broker.params`;
    const paramsProblem = broker && paramsRefusal(broker.algorithm, broker.params, field);
    if (paramsProblem) return paramsProblem;
  }
  return undefined;
}
