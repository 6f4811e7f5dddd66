import { isoDate } from '../../../dated/civil.ts';
import { type DatedProblem, defaultRules } from '../../../dated/problem.ts';

export const HOUR = 60;
const at = (hour: number) => ({ date: isoDate(20_000), time: `${hour}:00`, at: hour * HOUR });
type Ground = { readonly id: string; readonly fields: number };

/** One day of matches that may all be played at any of the grounds. */
export function round(
  grounds: readonly Ground[],
  hours: readonly number[],
  pairs: readonly (readonly [string, string])[],
): DatedProblem {
  return {
    first: isoDate(20_000),
    last: isoDate(20_000),
    kickOffs: hours.map(at),
    teams: pairs.flat().map((id) => ({ id })),
    venues: grounds.map(({ id, fields }) => ({
      id,
      fields: Array.from({ length: fields }, (_, field) => `${id} ${field + 1}`),
      openings: [{ from: 0, to: 24 * HOUR }],
    })),
    matches: pairs.map(([home, away]) => ({
      id: `${home}-${away}`,
      home,
      away,
      round: 1,
      venues: grounds.map(({ id }) => id),
    })),
    rules: { ...defaultRules, finalRounds: 0 },
  };
}
