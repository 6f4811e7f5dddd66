import type { AlgorithmKey } from '../model/phase.ts';

/** Whether the teams of a format come from the tables of another phase. */
export function takesQualifiers(algorithm: AlgorithmKey): boolean {
  return algorithm === 'QUALIFY' || algorithm === 'MAIN_ROUND';
}
