import type { Privacy } from '@traip/contract';
import { hasTurned } from './age.ts';

const ageOfMajority = 18;

/** Minors start private; everybody may change it. */
export function defaultPrivacy(birthday: string, now: Date): Privacy {
  return hasTurned(ageOfMajority, birthday, now) ? 'PUBLIC' : 'PRIVATE';
}
