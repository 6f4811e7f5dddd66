import type { AlgorithmKey } from '@traip/engine/formats';

interface Brokered {
  readonly algorithm: AlgorithmKey | null;
}

const brackets: readonly (AlgorithmKey | null)[] = ['SINGLE_ELIM', 'DOUBLE_ELIM', 'PAGE_PLAYOFF', 'QUALIFY'];

export const isBracket = ({ algorithm }: Brokered): boolean => brackets.includes(algorithm);

/**
 * The phase whose tables fill another: the last one with tables before it. Several main rounds can all follow
 * the groups, such as one for the qualifiers and one for the others.
 */
export function sourcePhase<T extends Brokered>(
  to: Brokered,
  before: readonly T[],
  hasTables: (phase: T) => boolean = (phase) => !isBracket(phase),
): T | undefined {
  const isMainRound = to.algorithm === 'MAIN_ROUND';
  return before.findLast((from) => hasTables(from) && !(isMainRound && from.algorithm === 'MAIN_ROUND'));
}
