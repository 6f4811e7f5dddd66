import type { Desk, Read } from '@traip/contract';
import type { SportRules } from '@traip/engine';
import { clockAt, isBreach, type MatchState, replay } from '@traip/engine/match';
import type { Database } from '../../../platform/db/schema.ts';
import { engineEvents } from '../../match-events/stored-event.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import { listPeriodEvents, type MatchRecord } from './rows/queries.ts';

type Clock = Read<typeof Desk>['clock'];

/** The clock of a match at a given time, and since when it has been running. */
export function clockOf(state: MatchState, rules: SportRules, now: Date): Clock {
  const reading = clockAt(state, rules, now.getTime());
  const current = state.tally.periods.findLast(({ period }) => period === reading.period);
  const since = reading.is === 'RUNNING' ? (current?.startedAt ?? null) : null;
  return { ...reading, runningSince: since === null ? null : new Date(since), readAt: now };
}

/** The clocks of the live matches. */
export async function loadClocks(
  db: Database,
  matches: readonly MatchRecord[],
  now: Date,
): Promise<ReadonlyMap<string, Clock>> {
  const live = matches.filter(({ state }) => state === 'IN_PROGRESS');
  if (live.length === 0) return new Map();
  const events = await listPeriodEvents(
    db,
    live.map(({ id }) => id),
  );
  const byMatch = Map.groupBy(events, ({ matchId }) => matchId);
  return new Map(
    live.map((match) => {
      const rules = rulesOf(match);
      const opening = { home: match.homeId ?? 'HOME', away: match.awayId ?? 'AWAY', status: match.state };
      const state = replay(opening, engineEvents(byMatch.get(match.id) ?? []), rules);
      if (isBreach(state)) throw new Error(`${state.breach} in the stored event ${state.eventId}.`);
      return [match.id, clockOf(state, rules, now)] as const;
    }),
  );
}
