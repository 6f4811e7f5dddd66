import { type CalendarRules, defaultRules } from '@traip/engine/calendar';
import { resolveCrowding } from './crowding.ts';
import type { Inputs, Wishes } from './inputs.ts';

const HOUR = 60;

/** Translates the wishes into the engine's rules. */
export function buildRules({ ties, minutes }: Inputs, wishes: Wishes): CalendarRules {
  const { turnaround, mostPerTeamAndDay, primeTimes, clubs, finalRounds } = wishes;
  const crowding = resolveCrowding(wishes);
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
    // Return matches of a knockout follow within days; those of a league should not.
    returnGap: ties.length > 0 ? 0 : wishes.returnGapDays,
    isOrderFree: wishes.order === 'FREE',
    // The fictitious home referees need no break.
    refereeGap: 0,
    weights: { ...defaultRules.weights, ...defined(wishes.weights), travel: 0, refereeLoad: 0 },
  };
}

function defined(weights: Wishes['weights']) {
  return Object.fromEntries(Object.entries(weights).filter(([, weight]) => weight !== undefined));
}
