import type { Privacy } from '@traip/contract';

/** The age from which Spanish law lets people decide about their own data (LOPDGDD, art. 7). */
const ageOfConsent = 14;

/** Children start private; everybody may change it. */
export function defaultPrivacy(birthday: string, now: Date): Privacy {
  const turning = `${Number(birthday.slice(0, 4)) + ageOfConsent}${birthday.slice(4)}`;
  return turning <= now.toISOString().slice(0, 10) ? 'PUBLIC' : 'PRIVATE';
}
