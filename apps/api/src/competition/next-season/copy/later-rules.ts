import type { RegistrationRules } from '@traip/engine/registration';
import { dayAfterYears } from '@traip/engine/season';
import { laterDay, laterMoment, writable } from './later-day.ts';

const weeksOfYear = 52;

/** The rules that many weeks later: at the same times and weekdays, with ages on the same calendar date. */
export function laterRules(rules: RegistrationRules, weeks: number): RegistrationRules {
  const { opensAt, closesAt, changesUntil, referenceDate, transferWindow, ...timeless } = rules;
  const moment = (at: string | undefined) => at && laterMoment(at, weeks);
  const day = (at: string | undefined) => at && laterDay(at, weeks);
  const window = { from: day(transferWindow?.from), to: day(transferWindow?.to) };
  return {
    ...timeless,
    ...present({ opensAt: moment(opensAt), closesAt: moment(closesAt), changesUntil: moment(changesUntil) }),
    ...present({
      referenceDate: referenceDate && writable(dayAfterYears(referenceDate, Math.round(weeks / weeksOfYear))),
    }),
    ...(window.from && window.to ? { transferWindow: { from: window.from, to: window.to } } : {}),
  };
}

/** Without undefined values. */
function present<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}
