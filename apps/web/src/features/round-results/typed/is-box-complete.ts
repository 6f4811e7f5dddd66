import type { SportRules } from '@traip/engine';

type SetRules = NonNullable<SportRules['sets']>;

/** More points than this in a set almost never happen: then Tab moves on. */
const maxFactor = 2;

/** Whether a box is complete, so that the focus moves on: "6" in padel, "25" in volleyball, "7" up to 11. */
export function isBoxComplete(
  text: string,
  { to, lastTo, cap }: Pick<SetRules, 'to' | 'lastTo' | 'cap'>,
): boolean {
  if (text === '' || to === null) return false;
  const max = Math.max(cap ?? maxFactor * to, lastTo === to ? 0 : maxFactor * (lastTo ?? to));
  return Number(text) * 10 > max || text.length >= `${max}`.length;
}
