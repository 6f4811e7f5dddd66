import type { CompetitorKind } from '@traip/engine';

/** "Ana Ruiz / Luis Gil", "Ruiz & Gil". */
const twoNames = /\S\s*[/&]\s*\S/;

/**
 * Who competes where it was not specified: what is usual in the sport. Names with a slash are pairs, even in
 * a sport of individuals; where pairs are usual, names without one are teams.
 */
export function proposedCompetitors(mode: CompetitorKind, names: readonly string[]): CompetitorKind {
  if (mode === 'TEAM' || names.length === 0) return mode;
  if (names.every((name) => twoNames.test(name))) return 'PAIR';
  return mode === 'PAIR' ? 'TEAM' : 'INDIVIDUAL';
}
