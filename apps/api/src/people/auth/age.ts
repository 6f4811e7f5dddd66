import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';

/** From this age people can be guardians, and no longer have any. */
export const majority = 18;

/** Whether a person has reached an age. Someone born on 29 February reaches it on 1 March in other years. */
export function hasTurned(age: number, birthday: string, now: Date): boolean {
  const turning = `${Number(birthday.slice(0, 4)) + age}${birthday.slice(4)}`;
  return turning <= dayInMadrid(now);
}

/** People without a known birthday count as adults. */
export function isMinor({ birthday }: { readonly birthday: string | null }, now: Date): boolean {
  return birthday !== null && !hasTurned(majority, birthday, now);
}
