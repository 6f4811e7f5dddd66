import type { CalendarEstimate, CalendarQuestion, Read } from '@traip/contract';
import { crowdingOf } from '../problem/crowding.ts';
import { dayAfter } from '../time/madrid.ts';
import { kickOffsOf } from '../time/weekly.ts';

type EstimateInput = Omit<Read<typeof CalendarQuestion>, 'teams' | 'algorithm' | 'params'>;
type Estimate = Read<typeof CalendarEstimate>;

/** A day of the season: how many matches fit on one field of it, and how many rounds a team can play. */
interface PlayingDay {
  readonly date: string;
  readonly turns: number;
  readonly rounds: number;
}

/**
 * What a season needs: its rounds one after the other, each on the first days that are free and far enough from the
 * round before. No calendar is made; wishes and closed venues may ask for more.
 */
export function estimate(question: EstimateInput, rounds: readonly number[]): Estimate {
  const days = playingDays(question);
  const matches = rounds.reduce((sum, size) => sum + size, 0);
  const fullest = Math.max(0, ...days.map(({ turns }) => turns)) * question.fields;
  const laid = layOut(question, rounds, days);
  return {
    matches,
    rounds: rounds.length,
    days: days.length,
    matchesPerDay: fullest,
    daysNeeded: laid.used.size,
    lastDayNeeded: laid.failed ? null : ([...laid.used].at(-1) ?? null),
    impossible: impossible(question, days, matches, laid),
  };
}

function playingDays(question: EstimateInput): readonly PlayingDay[] {
  const { minutes, turnaround, dayRestMinutes, mostPerTeamAndDay } = question;
  const byDay = Map.groupBy(kickOffsOf(question, []), ({ date }) => date);
  return [...byDay].map(([date, kickOffs]) => {
    const times = kickOffs.map(({ at }) => at).sort((one, other) => one - other);
    const rounds = Math.min(mostPerTeamAndDay, oneAfterTheOther(times, minutes + dayRestMinutes));
    return { date, rounds, turns: oneAfterTheOther(times, minutes + turnaround) };
  });
}

/** How many kick-offs can be used where so many minutes pass from one to the next. */
function oneAfterTheOther(times: readonly number[], length: number): number {
  let free = Number.NEGATIVE_INFINITY;
  let used = 0;
  for (const at of times) {
    if (at < free) continue;
    free = at + length;
    used++;
  }
  return used;
}

interface Layout {
  readonly used: ReadonlySet<string>;
  readonly failed: { readonly round: number; readonly missing: number } | null;
}

function layOut(question: EstimateInput, rounds: readonly number[], days: readonly PlayingDay[]): Layout {
  const room = new Map(days.map(({ date, turns }) => [date, turns * question.fields]));
  const roundsOn = new Map(days.map(({ date, rounds: most }) => [date, most]));
  const used = new Set<string>();
  const starts: string[] = [];
  for (const [index, size] of rounds.entries()) {
    const { on, left } = fill(room, earliestDay(question, starts, roundsOn), size);
    for (const date of on) used.add(date);
    starts.push(on[0] ?? '');
    if (left === 0) continue;
    const missing = left + rounds.slice(index + 1).reduce((sum, more) => sum + more, 0);
    return { used, failed: { round: index + 1, missing } };
  }
  return { used: new Set([...used].sort()), failed: null };
}

/** Takes room on the first days from one on; what comes back is on which, and how many matches found none. */
function fill(room: Map<string, number>, earliest: string, size: number) {
  const on: string[] = [];
  let left = size;
  for (const [date, free] of room) {
    const taken = date < earliest ? 0 : Math.min(free, left);
    if (taken === 0) continue;
    on.push(date);
    room.set(date, free - taken);
    left -= taken;
  }
  return { on, left };
}

const DAY = 24 * 60;

/** When a round may begin: after the rest of the round before, and not too many in too few days. */
function earliestDay(
  question: EstimateInput,
  starts: readonly string[],
  roundsOn: ReadonlyMap<string, number>,
): string {
  const before = starts.at(-1);
  if (before === undefined) return '';
  const { minutes, restHours } = question;
  const crowding = crowdingOf(question);
  const thatDay = starts.filter((start) => start === before).length;
  const isOver = thatDay >= (roundsOn.get(before) ?? 1);
  const rested = isOver ? dayAfter(before, Math.max(1, Math.ceil((minutes + restHours * 60) / DAY))) : before;
  const crowded = crowding ? starts.at(-crowding.matches) : undefined;
  const uncrowded = crowding && crowded !== undefined ? dayAfter(crowded, crowding.days) : '';
  return rested > uncrowded ? rested : uncrowded;
}

function impossible(
  { fields }: EstimateInput,
  days: readonly PlayingDay[],
  matches: number,
  { failed }: Layout,
): Estimate['impossible'] {
  if (matches === 0) return null;
  if (days.length === 0) return { kind: 'NO_KICK_OFFS', round: null, missing: matches };
  if (fields === 0) return { kind: 'NO_FIELDS', round: null, missing: matches };
  const places = days.reduce((sum, { turns }) => sum + turns * fields, 0);
  if (places < matches) return { kind: 'NOT_ENOUGH_PLACES', round: null, missing: matches - places };
  return failed ? { kind: 'NOT_ENOUGH_DAYS', ...failed } : null;
}
