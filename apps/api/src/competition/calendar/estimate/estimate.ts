import type { CalendarEstimate, CalendarQuestion, Read } from '@traip/contract';
import { dayAfter } from '../../../platform/time/madrid.ts';
import { resolveCrowding } from '../problem/crowding.ts';
import { listKickOffs } from '../time/weekly.ts';

type EstimateInput = Omit<Read<typeof CalendarQuestion>, 'teams' | 'algorithm' | 'params'>;
type Estimate = Read<typeof CalendarEstimate>;

/** A day of the season: the matches that fit on one field, and the rounds a team can play. */
interface PlayingDay {
  readonly date: string;
  readonly matchesPerField: number;
  readonly rounds: number;
}

/**
 * Estimates a season by laying out its rounds one after another, each on the first free days far enough from the
 * previous round. The real calendar may need more, because of wishes and closed venues.
 */
export function estimate(input: EstimateInput, rounds: readonly number[]): Estimate {
  const days = playingDays(input);
  const matches = rounds.reduce((sum, size) => sum + size, 0);
  const matchesPerDay = Math.max(0, ...days.map(({ matchesPerField }) => matchesPerField)) * input.fields;
  const layout = layOutRounds(input, rounds, days);
  return {
    matches,
    rounds: rounds.length,
    days: days.length,
    matchesPerDay,
    daysNeeded: layout.used.size,
    lastDayNeeded: layout.failed ? null : ([...layout.used].at(-1) ?? null),
    impossible: findObstacle(input, days, matches, layout),
  };
}

function playingDays(input: EstimateInput): readonly PlayingDay[] {
  const { minutes, turnaround, dayRestMinutes, mostPerTeamAndDay } = input;
  const byDay = Map.groupBy(listKickOffs(input, []), ({ date }) => date);
  return [...byDay].map(([date, kickOffs]) => {
    const times = kickOffs.map(({ at }) => at).sort((one, other) => one - other);
    const rounds = Math.min(mostPerTeamAndDay, countSpaced(times, minutes + dayRestMinutes));
    return { date, rounds, matchesPerField: countSpaced(times, minutes + turnaround) };
  });
}

/** How many kick-offs can be used with at least this many minutes between them. */
function countSpaced(times: readonly number[], length: number): number {
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

function layOutRounds(input: EstimateInput, rounds: readonly number[], days: readonly PlayingDay[]): Layout {
  const capacity = new Map(days.map(({ date, matchesPerField }) => [date, matchesPerField * input.fields]));
  const roundsOn = new Map(days.map(({ date, rounds: most }) => [date, most]));
  const used = new Set<string>();
  const starts: string[] = [];
  for (const [index, size] of rounds.entries()) {
    const { on, left } = fill(capacity, earliestDay(input, starts, roundsOn), size);
    for (const date of on) used.add(date);
    starts.push(on[0] ?? '');
    if (left === 0) continue;
    const missing = left + rounds.slice(index + 1).reduce((sum, more) => sum + more, 0);
    return { used, failed: { round: index + 1, missing } };
  }
  return { used: new Set([...used].sort()), failed: null };
}

/** Fills the first days from `earliest` on; returns the days used and the matches left over. */
function fill(capacity: Map<string, number>, earliest: string, size: number) {
  const on: string[] = [];
  let left = size;
  for (const [date, free] of capacity) {
    const taken = date < earliest ? 0 : Math.min(free, left);
    if (taken === 0) continue;
    on.push(date);
    capacity.set(date, free - taken);
    left -= taken;
  }
  return { on, left };
}

const DAY = 24 * 60;

/** When a round may begin: after the rest from the previous one, and within the crowding limit. */
function earliestDay(
  input: EstimateInput,
  starts: readonly string[],
  roundsOn: ReadonlyMap<string, number>,
): string {
  const before = starts.at(-1);
  if (before === undefined) return '';
  const { minutes, restHours } = input;
  const crowding = resolveCrowding(input);
  const sameDay = starts.filter((start) => start === before).length;
  const isOver = sameDay >= (roundsOn.get(before) ?? 1);
  const rested = isOver ? dayAfter(before, Math.max(1, Math.ceil((minutes + restHours * 60) / DAY))) : before;
  const crowded = crowding ? starts.at(-crowding.matches) : undefined;
  const uncrowded = crowding && crowded !== undefined ? dayAfter(crowded, crowding.days) : '';
  return rested > uncrowded ? rested : uncrowded;
}

function findObstacle(
  { fields }: EstimateInput,
  days: readonly PlayingDay[],
  matches: number,
  { failed }: Layout,
): Estimate['impossible'] {
  if (matches === 0) return null;
  if (days.length === 0) return { kind: 'NO_KICK_OFFS', round: null, missing: matches };
  if (fields === 0) return { kind: 'NO_FIELDS', round: null, missing: matches };
  const places = days.reduce((sum, { matchesPerField }) => sum + matchesPerField * fields, 0);
  if (places < matches) return { kind: 'NOT_ENOUGH_PLACES', round: null, missing: matches - places };
  return failed ? { kind: 'NOT_ENOUGH_DAYS', ...failed } : null;
}
