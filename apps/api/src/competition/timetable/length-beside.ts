import { fieldMinutes, plannedMinutes } from '@traip/engine';
import type { rulesOf } from '../sport/rules-of.ts';

/** The length of a match, only if its field is free for the next one before it is over. */
export function lengthBeside(rules: ReturnType<typeof rulesOf>, every: number): { readonly lasts?: number } {
  const lasts = plannedMinutes(rules);
  return fieldMinutes(rules) < lasts ? { lasts: Math.max(every, lasts) } : {};
}
