import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';

/** From this age on people answer for others, and nobody for them. */
export const majority = 18;

/** Whether somebody has turned an age. Who was born on 29 February turns it on 1 March in other years. */
export function hasTurned(age: number, birthday: string, now: Date): boolean {
  const turning = `${Number(birthday.slice(0, 4)) + age}${birthday.slice(4)}`;
  return turning <= dayInMadrid(now);
}

/** Whoever has not said when they were born counts as of age. */
export function isMinor({ birthday }: { readonly birthday: string | null }, now: Date): boolean {
  return birthday !== null && !hasTurned(majority, birthday, now);
}
