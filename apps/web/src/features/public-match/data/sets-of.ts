import type { PublicMatchData } from './load.ts';

/** The sets as they were played, or as somebody entered them afterwards. */
export function setsOf({ sets, ending }: Pick<PublicMatchData, 'sets' | 'ending'>) {
  return sets.length > 0 ? sets : (ending?.sets ?? []).map((score, index) => ({ set: index + 1, ...score }));
}
