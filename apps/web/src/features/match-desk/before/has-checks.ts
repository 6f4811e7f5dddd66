import type { DeskData } from '../queue/types.ts';

/** Players and pairs are who they say, and have no lineup: only a licence is looked at. */
export function hasChecks({ home, away, licensing }: DeskData): boolean {
  return licensing.areAsked || [home, away].some((side) => (side?.competitorKind ?? 'TEAM') === 'TEAM');
}
