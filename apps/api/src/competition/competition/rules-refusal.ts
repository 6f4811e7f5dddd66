import { type Refusal, refuse } from '@traip/contract';
import { overrideRules, sportByKey } from '@traip/engine';

/** Null if the rules are valid for the variant; otherwise every problem, path by path. */
export function rulesRefusal(variantKey: string, rulesOverride: unknown): Refusal<'RULES_INVALID'> | null {
  const sport = sportByKey(variantKey);
  if (!sport) throw new Error(`No sport plays the variant ${variantKey}.`);
  const rules = overrideRules(sport, rulesOverride);
  if (!('breach' in rules)) return null;
  return refuse('RULES_INVALID', { field: 'rulesOverride', details: rules.problems });
}
