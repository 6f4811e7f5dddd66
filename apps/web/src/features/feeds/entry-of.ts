import type { MatchRowView } from '../../ui/match-row/types.ts';
import type { AtomEntry } from './atom.ts';

/** "CD Alameda 2–0 Puerto Viejo"; null for what has no result or no date to stand at. */
export function entryOf(match: MatchRowView, url: string): AtomEntry | null {
  const { home, away, score, kickOff, competition, phase } = match;
  if (score === null || kickOff === null || home === null || away === null) return null;
  return {
    title: `${home.name} ${score.home}–${score.away} ${away.name}`,
    summary: `${competition.name} · ${phase.name}`,
    url,
    at: kickOff,
  };
}
