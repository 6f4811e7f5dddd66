import type { MatchEvent, Period } from './event.ts';

/** The rank of a period in a match; the shoot-out comes last. */
function periodRank(period: Period): number {
  return period === 'SO' ? Number.MAX_SAFE_INTEGER : period;
}

const beforeTheMatch = ['CREATED', 'SCHEDULED', 'RESCHEDULED', 'LINEUP_CONFIRMED'];

/**
 * Match order: period, minute, second, arrival. A period starts before and ends after everything in it. Notes
 * without a clock come before or after the match.
 */
export function compareEvents(a: MatchEvent, b: MatchEvent): number {
  const left = orderKey(a);
  const right = orderKey(b);
  const differs = left.findIndex((value, at) => value !== right[at]);
  if (differs >= 0) return (left[differs] ?? 0) < (right[differs] ?? 0) ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function orderKey(event: MatchEvent): readonly number[] {
  if (!('period' in event)) {
    const rank = beforeTheMatch.includes(event.type) ? 0 : Number.POSITIVE_INFINITY;
    return [rank, 0, 0, 0, event.seq];
  }
  const edge = event.type === 'START' ? 0 : event.type === 'END' ? 2 : 1;
  return [periodRank(event.period), edge, event.minute, event.second ?? 0, event.seq];
}

/** The events with one inserted in match order. */
export function inserted(events: readonly MatchEvent[], event: MatchEvent): readonly MatchEvent[] {
  const at = events.findLastIndex((earlier) => compareEvents(earlier, event) < 0) + 1;
  return [...events.slice(0, at), event, ...events.slice(at)];
}
