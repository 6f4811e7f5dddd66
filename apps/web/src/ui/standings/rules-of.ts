import { overrideRules, type SportRules, sportByKey } from '@traip/engine';
import { type Chain, chains, ladderChain } from '@traip/engine/standings';
import type { PhaseTables } from './types.ts';

interface PlayedBy {
  readonly category: { readonly sportVariantKey: string };
  readonly rulesOverride: unknown;
}

/** What a competition is played by; null for a sport that this version does not know. */
export function rulesOf({ category, rulesOverride }: PlayedBy): SportRules | null {
  const sport = sportByKey(category.sportVariantKey);
  if (sport === null) return null;
  const changed = overrideRules(sport, rulesOverride);
  return 'breach' in changed ? sport : changed;
}

/** How the tables of a phase are ordered: some federations order groups otherwise than leagues. */
export function chainOf(
  { chain, groupChain }: Pick<SportRules, 'chain' | 'groupChain'>,
  algorithm: PhaseTables['algorithm'],
): Chain {
  if (algorithm === 'LADDER') return ladderChain;
  return chains[algorithm === 'GROUPS' ? groupChain : chain];
}
