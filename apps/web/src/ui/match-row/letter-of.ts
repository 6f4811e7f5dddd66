import type { MatchRowView } from './types.ts';

/** The outcome of a match for a team; null before its end. */
export function letterOf(
  { home, away, ending }: Pick<MatchRowView, 'home' | 'away' | 'ending'>,
  teamId: string,
): 'W' | 'D' | 'L' | null {
  if (ending === null) return null;
  const side = home?.id === teamId ? 'HOME' : away?.id === teamId ? 'AWAY' : null;
  if (side === null) return null;
  if (ending.winner === null) return ending.outcome === 'DOUBLE_FORFEIT' ? 'L' : 'D';
  return ending.winner === side ? 'W' : 'L';
}
