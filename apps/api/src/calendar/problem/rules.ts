import { type CalendarRules, defaultRules } from '@traip/engine/calendar';
import type { Inputs, Wishes } from './inputs.ts';

const HOUR = 60;

/** The rules of a calendar, out of what somebody wishes. */
export function rulesOf({ ties }: Inputs, wishes: Wishes): CalendarRules {
  const { minutes, turnaround, crowding, primeTimes, clubs, finalRounds } = wishes;
  const rest = wishes.restHours * HOUR;
  return {
    ...defaultRules,
    ...{ minutes, turnaround, primeTimes, clubs, finalRounds, rest },
    goodRest: Math.max(rest, defaultRules.goodRest),
    stretches: crowding ? [{ days: crowding.days, max: crowding.matches }] : [],
    // The return match of a knock-out follows within days; that of a league should not.
    returnGap: ties.length > 0 ? 0 : wishes.returnGapDays,
    isOrderFree: wishes.order === 'FREE',
    // Nobody's day is too full for a caretaker.
    refereeGap: 0,
    weights: { ...defaultRules.weights, ...defined(wishes.weights), travel: 0, refereeLoad: 0 },
  };
}

function defined(weights: Wishes['weights']) {
  return Object.fromEntries(Object.entries(weights).filter(([, weight]) => weight !== undefined));
}
