import type { AlgorithmKey } from '../model/phase.ts';

/** Whether matches are made manually, or by teams challenging each other: nothing is drawn. */
export function isManual(algorithm: AlgorithmKey): boolean {
  return algorithm === 'MANUAL' || algorithm === 'LADDER';
}
