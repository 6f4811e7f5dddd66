import { overrideRules, type SportRules, sportByKey } from '@traip/engine';

/** The rules of a match. Overrides were validated when the competition stored them. */
export function rulesOf({
  sportVariantKey,
  rulesOverride,
}: {
  readonly sportVariantKey: string;
  readonly rulesOverride: unknown;
}): SportRules {
  const sport = sportByKey(sportVariantKey);
  if (!sport) throw new Error(`No sport plays the variant ${sportVariantKey}.`);
  const rules = overrideRules(sport, rulesOverride);
  if ('breach' in rules) throw new Error(`The rules of a ${sportVariantKey} competition do not fit it.`);
  return rules;
}
