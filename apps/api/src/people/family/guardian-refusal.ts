import { refuse } from '@traip/contract';
import { hasTurned, majority } from '../auth/age.ts';

/** A guardian is an adult; a person of unknown age does not count as one. */
export function guardianRefusal({ birthday }: { readonly birthday: string | null }, now: Date) {
  const isOfAge = birthday !== null && hasTurned(majority, birthday, now);
  return isOfAge ? undefined : refuse('GUARDIAN_NOT_OF_AGE');
}
