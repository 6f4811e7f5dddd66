import { type Refusal, refuse } from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
import { hasWeightClasses } from '../weigh-in/weights-refusal.ts';
import type { Form, FormTransaction, SettledForm } from './form/form.ts';
import { savePhases } from './phases.ts';
import { saveCompetition } from './save-competition.ts';
import type { FormTarget } from './target.ts';

export function classesRefusal(
  { weightClasses, competitors }: SettledForm,
  { variant }: FormTarget,
): Refusal<'NO_WEIGHT_CLASSES'> | null {
  if (weightClasses.length === 0 || hasWeightClasses(variant, competitors)) return null;
  return refuse('NO_WEIGHT_CLASSES', { field: 'weightClasses' });
}

interface OtherClasses {
  readonly target: FormTarget;
  readonly state: CompetitionState;
  readonly others: Form['weightClasses'];
}

/** Creates a competition for each further class of the form, with the same phases and no entries yet. */
export async function saveOtherClasses(
  transaction: FormTransaction,
  form: SettledForm,
  { target, state, others }: OtherClasses,
): Promise<void> {
  for (const weightClass of others) {
    const competitionId = await saveCompetition(transaction, form, target, { state, weightClass });
    await savePhases(transaction, form.phases, competitionId);
  }
}
