import type { SportRules } from '@traip/engine';
import { isExtraTime, type Pair, type Period } from '@traip/engine/match';

/** False for sets that end by points, for ties and for golf by holes. */
export function isByTheClock({ sets, scoring }: Pick<SportRules, 'sets' | 'scoring'>): boolean {
  return scoring !== 'RUBBERS' && scoring !== 'HOLES' && (sets === null || sets.to === null);
}

interface Decider {
  readonly carried: Pair | null;
  readonly awayGoals: boolean;
}

/** Over two legs by aggregate, then by away goals where they count. */
export function isLevel({ home, away }: Pair, { carried, awayGoals }: Decider): boolean {
  if (carried === null) return home === away;
  const isDecidedAway = awayGoals && carried.home !== away;
  return home + carried.home === away + carried.away && !isDecidedAway;
}

/** Regular time first, then the tie-breakers of a level match. */
export function nextPeriod(
  rules: SportRules,
  period: Period,
  { isLevel, isKnockout }: { readonly isLevel: boolean; readonly isKnockout: boolean },
): Period | null {
  if (period === 'SO' || !isByTheClock(rules) || rules.periods === null) return null;
  const { n, otN } = rules.periods;
  if (period < n) return period + 1;
  if (!isLevel || (rules.draw.league && !isKnockout)) return null;
  const { knockout } = rules.draw;
  const mayGoOn = (otN === null || period < n + otN) && isExtraTime(rules, period + 1);
  if (mayGoOn && knockout.some((way) => way !== 'SHOOT_OUT' && way !== 'TRIES')) return period + 1;
  return knockout.includes('SHOOT_OUT') ? 'SO' : null;
}
