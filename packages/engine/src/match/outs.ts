import type { SportRules } from '../sports/rules.ts';
import type { MatchEvent, Pair } from './event.ts';
import { type Sides, sideOf } from './score.ts';

const perInning = 3;

/** The outs of each side by inning. */
function outsIn(events: readonly MatchEvent[], sides: Sides): ReadonlyMap<number, Pair> {
  const innings = new Map<number, Pair>();
  for (const event of events) {
    if (event.type !== 'STAT' || event.kind !== 'OUT' || event.period === 'SO') continue;
    const { home, away } = innings.get(event.period) ?? { home: 0, away: 0 };
    const isHome = sideOf(sides, event.teamId) === 'HOME';
    innings.set(event.period, { home: home + (isHome ? 1 : 0), away: away + (isHome ? 0 : 1) });
  }
  return innings;
}

/**
 * Outs made at bat by each side. Tables divide by them, so an incomplete record is none: every inning but the
 * last needs three outs of both sides. In the last one the home side need not have batted.
 */
export function outsOf(events: readonly MatchEvent[], sides: Sides, { scoring }: SportRules): Pair | null {
  if (scoring !== 'INNINGS') return null;
  const innings = outsIn(events, sides);
  const last = Math.max(...innings.keys(), ...inningsPlayed(events));
  if (innings.size === 0 || !isComplete(innings, last)) return null;
  return [...innings.values()].reduce((sum, { home, away }) => ({
    home: sum.home + home,
    away: sum.away + away,
  }));
}

function inningsPlayed(events: readonly MatchEvent[]): readonly number[] {
  return events.flatMap((event) => ('period' in event && event.period !== 'SO' ? [event.period] : []));
}

function isComplete(innings: ReadonlyMap<number, Pair>, last: number): boolean {
  const earlier = Array.from({ length: last - 1 }, (_, index) => innings.get(index + 1));
  const isFull = (pair: Pair | undefined) => pair?.home === perInning && pair.away === perInning;
  return earlier.every(isFull) && (innings.get(last)?.away ?? 0) > 0;
}
