import { fieldMinutes, plannedMinutes } from '@traip/engine';
import type { rulesOf } from '../sport/rules-of.ts';

/** How long a match takes, where its field is free for the next one before it is over; else nothing is to be said. */
export function lengthBeside(rules: ReturnType<typeof rulesOf>, every: number): { readonly lasts?: number } {
  const lasts = plannedMinutes(rules);
  return fieldMinutes(rules) < lasts ? { lasts: Math.max(every, lasts) } : {};
}
