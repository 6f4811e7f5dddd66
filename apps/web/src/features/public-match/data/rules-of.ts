import { type SportRules, sportByKey, sportParents } from '@traip/engine';
import type { PublicMatchData } from './load.ts';

/** The rules of an unknown sport are those of the first one. */
export function rulesOf({ sportVariantKey }: Pick<PublicMatchData, 'sportVariantKey'>): SportRules {
  const [first] = sportParents;
  const rules = sportByKey(sportVariantKey) ?? first;
  if (rules === undefined) throw new Error('There is no sport at all.');
  return rules;
}
