import { type CalendarRules, defaultRules } from '@traip/engine/calendar';
import { crowdingOf } from './crowding.ts';
import type { Inputs, Wishes } from './inputs.ts';

const HOUR = 60;

/** The rules of a calendar, out of what somebody wishes. */
export function rulesOf({ ties, minutes }: Inputs, wishes: Wishes): CalendarRules {
  const { turnaround, mostPerTeamAndDay, primeTimes, clubs, finalRounds } = wishes;
  const crowding = crowdingOf(wishes);
  const rest = wishes.restHours * HOUR;
  return {
    ...defaultRules,
    minutes,
    turnaround,
    mostPerTeamAndDay,
    primeTimes,
    clubs,
    finalRounds,
    rest,
    dayRest: wishes.dayRestMinutes,
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
