import { type Refusal, refuse } from '@traip/contract';
import type { CompetitorKind } from '@traip/engine';
import { type AlgorithmKey, hasPartners } from '@traip/engine/formats';
import { rulesOf } from '../sport/rules-of.ts';

interface Played {
  readonly competitors: CompetitorKind;
  readonly sportVariantKey: string;
  readonly rulesOverride: unknown;
}

/** Formats with changing partners need individuals and rules that count such matches, and vice versa. */
export function partnersRefusal(
  { competitors, ...sport }: Played,
  algorithms: readonly AlgorithmKey[],
): Refusal<'PARTNERS_MISMATCH'> | null {
  const isRotating = rulesOf(sport).partners !== null;
  const isWrong = isRotating && algorithms.length > 0 && competitors !== 'INDIVIDUAL';
  return isWrong || algorithms.some((key) => hasPartners(key) !== isRotating)
    ? refuse('PARTNERS_MISMATCH')
    : null;
}
