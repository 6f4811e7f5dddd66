import type { PublicMatchData } from './load.ts';

/** The sets as played, or as entered afterwards. */
export function setsOf({ sets, ending }: Pick<PublicMatchData, 'sets' | 'ending'>) {
  return sets.length > 0 ? sets : (ending?.sets ?? []).map((score, index) => ({ set: index + 1, ...score }));
}
