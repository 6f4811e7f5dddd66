import type { SportRules } from '../sports/rules.ts';
import type { MatchEvent, Period } from './event.ts';

/** When a period started and ended, in milliseconds; null if unknown. */
export interface PeriodTimes {
  readonly period: Period;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly hasEnded: boolean;
}

// Innings, holes and overtimes are unlimited; no match has a hundred of them.
const maxPeriods = 99;

/** Whether a period exists under the rules. */
export function hasPeriod(rules: SportRules, period: Period): boolean {
  if (period === 'SO') return hasShootOut(rules);
  return Number.isInteger(period) && period >= 1 && period <= lastPeriod(rules);
}

function lastPeriod({ periods, sets, rubbers }: SportRules): number {
  if (rubbers !== null) return rubbers.list.length;
  if (sets !== null) return sets.bestOf;
  if (periods === null) return 1;
  return periods.otN === null ? maxPeriods : periods.n + periods.otN;
}

function hasShootOut({ draw, points }: SportRules): boolean {
  return draw.knockout.includes('SHOOT_OUT') || points.shootOutWin !== null;
}

/** Whether a period comes after regular time and is not the shoot-out. */
export function isExtraTime({ periods, sets }: SportRules, period: Period): boolean {
  return period !== 'SO' && periods !== null && sets === null && period > periods.n;
}

/** The periods that were started or ended, in order, from events in match order. */
export function periodsOf(events: readonly MatchEvent[]): readonly PeriodTimes[] {
  const known = new Map<Period, PeriodTimes>();
  for (const event of events) {
    if (event.type !== 'START' && event.type !== 'END') continue;
    const { period, at = null } = event;
    const before = known.get(period) ?? { period, startedAt: null, endedAt: null, hasEnded: false };
    const change = event.type === 'START' ? { startedAt: at } : { endedAt: at, hasEnded: true };
    known.set(period, { ...before, ...change });
  }
  return [...known.values()];
}
