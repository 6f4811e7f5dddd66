import type { CompetitorKind } from '@traip/engine';

/** "Ana Ruiz / Luis Gil", "Ruiz & Gil". */
const twoNames = /\S\s*[/&]\s*\S/;

/**
 * Who competes where nobody said so: what is usual in the sport. Two people have a stroke between their names, in a sport of
 * players too; where pairs are usual, names without one are those of teams.
 */
export function proposedCompetitors(mode: CompetitorKind, names: readonly string[]): CompetitorKind {
  if (mode === 'TEAM' || names.length === 0) return mode;
  if (names.every((name) => twoNames.test(name))) return 'PAIR';
  return mode === 'PAIR' ? 'TEAM' : 'INDIVIDUAL';
}
