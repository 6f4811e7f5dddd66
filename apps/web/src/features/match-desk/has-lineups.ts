import type { DeskData } from './queue/types.ts';

/** Players and pairs are their own lineup. */
export function hasLineups({ home, away }: DeskData): boolean {
  return home?.competitorKind === 'TEAM' && away?.competitorKind === 'TEAM';
}
