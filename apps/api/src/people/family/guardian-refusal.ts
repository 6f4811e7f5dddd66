import { refuse } from '@traip/contract';
import { hasTurned } from '../auth/age.ts';

/** From this age on people answer for others, and nobody for them. */
export const majority = 18;

/** A guardian is of age; somebody whose age is unknown is not. */
export function guardianRefusal({ birthday }: { readonly birthday: string | null }, now: Date) {
  const isOfAge = birthday !== null && hasTurned(majority, birthday, now);
  return isOfAge ? undefined : refuse('GUARDIAN_NOT_OF_AGE');
}
