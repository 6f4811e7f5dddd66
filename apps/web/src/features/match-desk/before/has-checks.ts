import type { DeskData } from '../queue/types.ts';

/** Players and pairs have no lineup to check: only licences are looked at. */
export function hasChecks({ home, away, licensing }: DeskData): boolean {
  return licensing.areAsked || [home, away].some((side) => (side?.competitorKind ?? 'TEAM') === 'TEAM');
}
