import type { Privacy } from '@traip/contract';
import { hasTurned, majority } from './age.ts';

/** Minors start private; everyone may change it. */
export function defaultPrivacy(birthday: string, now: Date): Privacy {
  return hasTurned(majority, birthday, now) ? 'PUBLIC' : 'PRIVATE';
}
