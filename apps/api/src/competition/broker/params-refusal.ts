import { type Refusal, refuse } from '@traip/contract';
import { type AlgorithmKey, algorithms } from '@traip/engine/formats';
import { findParamProblems } from './params-problems.ts';

/** Refuses parameters that an algorithm doesn't accept; `field` is where the request has them. */
export function paramsRefusal(
  algorithm: AlgorithmKey,
  params: Readonly<Record<string, unknown>>,
  field = 'params',
): Refusal<'PARAMS_INVALID'> | undefined {
  const schema = algorithms.find(({ key }) => key === algorithm)?.params;
  const [first, ...others] = schema ? findParamProblems(schema, params) : [];
  if (!first) return undefined;
  return refuse('PARAMS_INVALID', { field: `${field}.${first.path}`, details: [first, ...others] });
}
