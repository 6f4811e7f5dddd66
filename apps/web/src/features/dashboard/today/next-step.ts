import type { MatchAction } from '@traip/engine/match';

type NextStep = 'desk' | 'watch' | 'close' | 'start' | 'referee' | 'sheet';

interface MatchStatus {
  readonly state: string;
  readonly kickOff: string | null;
  readonly referees: number;
  readonly actions: readonly MatchAction[];
}

const hour = 3_600_000;

/** Guards against an accidental start long before kick-off: it cannot be undone. */
export function isEarly({ kickOff }: Pick<MatchStatus, 'kickOff'>, now: number): boolean {
  return kickOff === null || Date.parse(kickOff) - now > hour;
}

/** The next permitted action of a match. */
export function nextStep(match: MatchStatus, now: number): NextStep | null {
  const { state, actions, referees } = match;
  if (state === 'IN_PROGRESS') return actions.includes('registerEvent') ? 'desk' : 'watch';
  if (actions.includes('close')) return 'close';
  if (referees === 0 && actions.includes('addReferees') && isEarly(match, now)) return 'referee';
  if (actions.includes('start')) return 'start';
  return state === 'FINISHED' || state === 'CLOSED' ? 'sheet' : null;
}
