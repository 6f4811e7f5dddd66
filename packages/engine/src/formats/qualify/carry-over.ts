import type { TeamId } from '../model/slot.ts';

/** What a team takes along from the phase before: nothing, all its matches, or those against others who qualified. */
export type CarryOver = 'NONE' | 'ALL' | 'MUTUAL';

/** The matches of the phase before that count in the next one. */
export function carriedMatches<M extends { readonly home: TeamId; readonly away: TeamId }>(
  carryOver: CarryOver,
  matches: readonly M[],
  qualified: readonly TeamId[],
): readonly M[] {
  const through = new Set(qualified);
  switch (carryOver) {
    case 'NONE':
      return [];
    case 'ALL':
      return matches.filter(({ home, away }) => through.has(home) || through.has(away));
    case 'MUTUAL':
      return matches.filter(({ home, away }) => through.has(home) && through.has(away));
  }
}
