import type { SportRules } from '../sports/rules.ts';
import type { MatchState } from './apply-event.ts';
import type { Period } from './event.ts';
import { isExtraTime, type PeriodTimes } from './periods.ts';

export interface ClockReading {
  /** WAITING before the first period, BREAK between two, OVER after the last. */
  readonly is: 'WAITING' | 'RUNNING' | 'BREAK' | 'OVER';
  readonly period: Period | null;
  /** Time played over the whole match. */
  readonly minute: number;
  readonly second: number;
  /** The minute as displayed: 1 in the first minute, 45+2 in added time; null in untimed periods. */
  readonly shown: string | null;
}

const waiting: ClockReading = { is: 'WAITING', period: null, minute: 0, second: 0, shown: null };

/** The match clock at an instant, in milliseconds, derived from the starts and ends of its periods. */
export function clockAt({ tally, status, events }: MatchState, rules: SportRules, now: number): ClockReading {
  const current = tally.periods.findLast(({ startedAt, hasEnded }) => startedAt !== null || hasEnded);
  if (current === undefined) return waiting;
  const isOver =
    status === 'FINISHED' ||
    status === 'CLOSED' ||
    events.some((event) => event.type === 'END' && event.final === true);
  const is = isOver ? 'OVER' : current.hasEnded ? 'BREAK' : 'RUNNING';
  return { is, period: current.period, ...timeIn(current, rules, now) };
}

type Time = Pick<ClockReading, 'minute' | 'second' | 'shown'>;

function timeIn({ period, startedAt, endedAt }: PeriodTimes, rules: SportRules, now: number): Time {
  const length = lengthOf(period, rules);
  const before = minutesBefore(period, rules);
  if (startedAt === null) return { minute: before, second: 0, shown: null };
  const passed = Math.max(0, Math.floor(((endedAt ?? now) - startedAt) / 1000));
  // A stopped clock shows playing time, so it never passes the end of its period.
  const isStopped = rules.periods?.stopped === true && length !== null;
  const seconds = isStopped ? Math.min(passed, length * 60) : passed;
  const minute = before + Math.floor(seconds / 60);
  return { minute, second: seconds % 60, shown: shownMinute(minute, before, length, isStopped) };
}

function shownMinute(
  minute: number,
  before: number,
  length: number | null,
  isStopped: boolean,
): string | null {
  if (length === null) return null;
  const last = before + length;
  if (minute < last) return `${minute + 1}`;
  return isStopped ? `${last}` : `${last}+${minute - last + 1}`;
}

function lengthOf(period: Period, rules: SportRules): number | null {
  if (rules.periods === null || period === 'SO') return null;
  return isExtraTime(rules, period) ? rules.periods.otMin : rules.periods.min;
}

function minutesBefore(period: Period, { periods }: SportRules): number {
  if (periods === null) return 0;
  const { n, min, otN, otMin } = periods;
  const index = period === 'SO' ? n + (otN ?? 0) : period - 1;
  return Math.min(index, n) * (min ?? 0) + Math.max(0, index - n) * (otMin ?? 0);
}
