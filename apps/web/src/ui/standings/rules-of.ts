import { overrideRules, type SportRules, sportByKey } from '@traip/engine';
import { type Chain, chains, ladderChain } from '@traip/engine/standings';
import type { PhaseTables } from './types.ts';

interface RulesSource {
  readonly category: { readonly sportVariantKey: string };
  readonly rulesOverride: unknown;
}

/** Null for an unknown sport. */
export function rulesOf({ category, rulesOverride }: RulesSource): SportRules | null {
  const sport = sportByKey(category.sportVariantKey);
  if (sport === null) return null;
  const changed = overrideRules(sport, rulesOverride);
  return 'breach' in changed ? sport : changed;
}

/** Some federations order groups differently from leagues. */
export function chainOf(
  { chain, groupChain }: Pick<SportRules, 'chain' | 'groupChain'>,
  algorithm: PhaseTables['algorithm'],
): Chain {
  if (algorithm === 'LADDER') return ladderChain;
  return chains[algorithm === 'GROUPS' || algorithm === 'MAIN_ROUND' ? groupChain : chain];
}
