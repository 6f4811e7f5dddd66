import type { RegisteredPerson } from './use-registration.ts';

/** The next thing a club does about a person. `theirs`: the person does it, in their profile. */
type Step =
  | 'photo'
  | 'shirt'
  | 'complete'
  | 'documents'
  | 'answer'
  | 'check'
  | 'again'
  | 'sendOne'
  | 'theirs';

type Judged = Pick<RegisteredPerson, 'licence' | 'missing' | 'reasons' | 'own'>;

/** Null: it's the organiser's turn, or there's nothing to do. */
export function stepOf({ licence, missing, reasons, own }: Judged): Step | null {
  const state = licence?.state;
  if (state !== 'DRAFT' && state !== 'RETURNED') return null;
  const mayEdit = own?.abilities.includes('edit') ?? false;
  const codes = missing.map(({ code }) => code);
  if (codes.length > 0) return stepFor(codes, mayEdit);
  if (reasons.length > 0) return mayEdit ? 'check' : null;
  return state === 'RETURNED' ? 'again' : 'sendOne';
}

/**
 * The club edits details and photographs only of people it entered; shirt, documents and answers of everyone.
 * Consents come last: guardians give them.
 */
function stepFor(codes: readonly string[], mayEdit: boolean): Step {
  const details = codes.filter((code) => !isOfClub(code) && !isConsent(code));
  if (mayEdit && details.length > 0) return details.every((code) => code === 'PHOTO') ? 'photo' : 'complete';
  if (codes.includes('SHIRT')) return 'shirt';
  if (codes.some(isDocument)) return 'documents';
  if (codes.includes('ANSWER')) return 'answer';
  return mayEdit ? 'complete' : 'theirs';
}

const isConsent = (code: string) => code.endsWith('CONSENT');
const isDocument = (code: string) => code.startsWith('DOCUMENT');
const isOfClub = (code: string) => code === 'SHIRT' || code === 'ANSWER' || isDocument(code);
