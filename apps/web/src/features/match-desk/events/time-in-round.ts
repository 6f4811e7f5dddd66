import type { SportRules } from '@traip/engine';
import { isExtraTime } from '@traip/engine/match';

interface Moment {
  readonly minute: number;
  readonly second: number;
}

/** The time within a round, from the time of the whole bout; an overrun clock shows the end of the round. */
export function timeInRound({ minute, second }: Moment, period: number, rules: SportRules): Moment {
  const { n = 1, min = null, otMin = null } = rules.periods ?? {};
  const before = Math.min(period - 1, n) * (min ?? 0) + Math.max(0, period - 1 - n) * (otMin ?? 0);
  const length = isExtraTime(rules, period) ? otMin : min;
  const played = Math.max(0, (minute - before) * 60 + second);
  const seconds = length === null ? played : Math.min(played, length * 60);
  return { minute: Math.floor(seconds / 60), second: seconds % 60 };
}
