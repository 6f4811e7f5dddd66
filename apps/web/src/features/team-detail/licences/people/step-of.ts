import type { RegisteredPerson } from './use-registration.ts';

/** The one thing that a club does next about somebody. `theirs`: the person does it, in their profile. */
type Step = 'photo' | 'shirt' | 'complete' | 'check' | 'again' | 'sendOne' | 'theirs';

type Judged = Pick<RegisteredPerson, 'licence' | 'missing' | 'reasons' | 'own'>;

/** Null: it is the organiser's turn, or nobody's. */
export function stepOf({ licence, missing, reasons, own }: Judged): Step | null {
  const state = licence?.state;
  if (state !== 'DRAFT' && state !== 'RETURNED') return null;
  const mayEdit = own?.abilities.includes('edit') ?? false;
  const codes = missing.map(({ code }) => code);
  if (codes.length > 0) return stepFor(codes, mayEdit);
  if (reasons.length > 0) return mayEdit ? 'check' : null;
  return state === 'RETURNED' ? 'again' : 'sendOne';
}

/** The shirt is the club's for everybody; the rest only for whom it entered. */
function stepFor(codes: readonly string[], mayEdit: boolean): Step {
  const only = codes.length === 1 ? codes[0] : undefined;
  if (only === 'SHIRT') return 'shirt';
  if (!mayEdit) return 'theirs';
  return only === 'PHOTO' ? 'photo' : 'complete';
}
