import { CallFailure, CompetitionForm, problemsOf } from '@traip/contract';
import { type Localised, overrideRules, sportByKey } from '@traip/engine';
import type { CompetitionFormInput } from './to-form.ts';

/** An error of one field, named as in the contract. */
export interface Problem {
  readonly field: string;
  readonly message: Localised;
}

/** Custom messages: people don't type ids. */
const notChosenMessages: Readonly<Record<string, Localised>> = {
  'traip.id': { es: 'Elige un Traip o crea uno nuevo.', en: 'Choose a Traip or create a new one.' },
  'season.id': { es: 'Elige una temporada o crea una nueva.', en: 'Choose a season or create a new one.' },
  'category.id': {
    es: 'Elige una categoría o crea una nueva.',
    en: 'Choose a category or create a new one.',
  },
};

/** All validation errors of a form. */
export function formProblems(form: CompetitionFormInput): Problem[] {
  // The missing fields show which of the two shapes was meant.
  const result = CompetitionForm.safeParse(form, { reportInput: true });
  if (result.success) return [];
  return problemsOf(result.error).map(({ field, message }) => ({
    field,
    message: notChosenMessages[field] ?? message,
  }));
}

const invalidRuleMessage: Localised = {
  es: 'Este valor no encaja con las reglas del deporte.',
  en: 'This value doesn’t fit the sport’s rules.',
};

/** Errors of overridden rules, by path. */
export function ruleProblems(variantKey: string | undefined, override: object): Problem[] {
  const sport = variantKey === undefined ? null : sportByKey(variantKey);
  const rules = sport && overrideRules(sport, override);
  if (rules === null || !('breach' in rules)) return [];
  return rules.problems.map(({ path }) => ({
    field: `competition.rulesOverride.${path}`,
    message: invalidRuleMessage,
  }));
}

interface RuleProblem {
  readonly path: string;
}

/** Refused fields; empty when the refusal concerns the whole form. */
export function refusalProblems(failure: unknown): Problem[] {
  if (!(failure instanceof CallFailure) || failure.said === undefined) return [];
  const { said: message, error } = failure;
  const fields = failure.problems.filter((problem) => 'field' in problem && 'message' in problem);
  if (fields.length > 0) return fields;
  if (failure.code === 'RULES_INVALID' && Array.isArray(error?.details))
    return (error.details as RuleProblem[]).map(({ path }) => ({
      field: `competition.rulesOverride.${path}`,
      message,
    }));
  return error?.field === undefined ? [] : [{ field: error.field, message }];
}
