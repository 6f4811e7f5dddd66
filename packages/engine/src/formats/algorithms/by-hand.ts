import type { AlgorithmKey } from '../model/phase.ts';

/** Whether people make the matches of a format one by one, or teams by challenging each other: nothing is drawn. */
export function isMadeByHand(algorithm: AlgorithmKey): boolean {
  return algorithm === 'MANUAL' || algorithm === 'LADDER';
}
