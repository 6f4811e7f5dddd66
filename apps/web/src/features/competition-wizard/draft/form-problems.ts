import { CompetitionForm, problemsOf } from '@traip/contract';
import type { Localised } from '@traip/engine';
import type { Problem } from './problems.ts';
import type { CompetitionFormInput } from './to-form.ts';

/** Custom messages: people don't type ids. */
const notChosenMessages: Readonly<Record<string, Localised>> = {
  'traip.id': { es: 'Elige un Traip o crea uno nuevo.', en: 'Choose a Traip or create a new one.' },
  'season.id': { es: 'Elige una temporada o crea una nueva.', en: 'Choose a season or create a new one.' },
  'category.id': {
    es: 'Elige una categoría o crea una nueva.',
    en: 'Choose a category or create a new one.',
  },
};

/** All validation errors of a form. Apart from other problems: the contract's shapes are a fifth of the wizard. */
export function formProblems(form: CompetitionFormInput): Problem[] {
  // The missing fields show which of the two shapes was meant.
  const result = CompetitionForm.safeParse(form, { reportInput: true });
  if (result.success) return [];
  return problemsOf(result.error).map(({ field, message }) => ({
    field,
    message: notChosenMessages[field] ?? message,
  }));
}
