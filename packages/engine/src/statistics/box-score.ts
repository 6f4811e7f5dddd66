import type { MatchEvent, Period } from '../match/index.ts';
import type { SportRules } from '../sports/index.ts';
import { creditsOf, type PlayerMetric } from './player-metrics.ts';

/** A player’s line of the box score. */
export interface BoxLine {
  readonly teamId: string;
  /** Null for what was recorded for the side without a player. */
  readonly playerId: string | null;
  readonly values: Readonly<Partial<Record<PlayerMetric, number>>>;
  /** Points scored in each period. */
  readonly byPeriod: readonly { readonly period: Period; readonly value: number }[];
}

type Line = {
  teamId: string;
  playerId: string | null;
  values: Partial<Record<PlayerMetric, number>>;
  byPeriod: Map<Period, number>;
};

/** A line for each player named in an event, in order of first mention. */
export function boxScoreOf(
  events: readonly MatchEvent[],
  rules: SportRules,
  metrics: readonly PlayerMetric[],
): readonly BoxLine[] {
  const lines = new Map<string, Line>();
  const lineOf = (teamId: string, playerId: string | null): Line => {
    const key = JSON.stringify([teamId, playerId]);
    const line = lines.get(key) ?? { teamId, playerId, values: {}, byPeriod: new Map() };
    lines.set(key, line);
    return line;
  };
  for (const event of events) {
    if (!('teamId' in event)) continue;
    for (const metric of metrics)
      for (const { playerId, value } of creditsOf(metric, event, rules)) {
        const { values, byPeriod } = lineOf(event.teamId, playerId);
        values[metric] = (values[metric] ?? 0) + value;
        if (metric === 'goals') byPeriod.set(event.period, (byPeriod.get(event.period) ?? 0) + value);
      }
  }
  return [...lines.values()].map(({ byPeriod, ...line }) => ({
    ...line,
    byPeriod: [...byPeriod].map(([period, value]) => ({ period, value })),
  }));
}
