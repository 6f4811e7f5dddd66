import { isoDate } from '../../dated/civil.ts';
import { type CalendarMatch, type DatedProblem, defaultRules } from '../../dated/problem.ts';

export const DAY = 1440;
export const HOUR = 60;
export const firstSaturday = 20_707; // 2026-09-12

/** A league of eight clubs: Saturdays and Sundays over twenty weeks, two grounds with two fields each. */
export function league(changes: Partial<DatedProblem> = {}): DatedProblem {
  const names = ['Ajax', 'Betis', 'Celta', 'Depor', 'Elche', 'Fulham', 'Getafe', 'Hull'];
  const weekends = Array.from({ length: 20 }, (_, week) => [week * 7, week * 7 + 1]).flat();
  const day = (offset: number) => ({ from: offset * DAY + 9 * HOUR, to: offset * DAY + 22 * HOUR });
  return {
    first: isoDate(firstSaturday),
    last: isoDate(firstSaturday + 139),
    kickOffs: weekends.flatMap((offset) =>
      ['10:00', '12:00', '18:00'].map((time) => ({
        date: isoDate(firstSaturday + offset),
        time,
        at: offset * DAY + Number(time.slice(0, 2)) * HOUR,
      })),
    ),
    teams: names.map((id) => ({ id })),
    venues: ['Old', 'New'].map((id) => ({ id, fields: [`${id} 1`, `${id} 2`], openings: weekends.map(day) })),
    matches: fixtures(names),
    rules: defaultRules,
    ...changes,
  };
}

/** A double round robin by the circle method: seven rounds, then seven more with homes swapped. */
function fixtures(names: readonly string[]): readonly CalendarMatch[] {
  const [fixed = '', ...circle] = names;
  const rounds = circle.map((_, round) => {
    const turned = [...circle.slice(round), ...circle.slice(0, round)];
    const pairs = [[fixed, turned[0]], ...[1, 2, 3].map((step) => [turned[step], turned[7 - step]])];
    return pairs.map(([a = '', b = '']) => (round % 2 === 0 ? [a, b] : [b, a]) as [string, string]);
  });
  return [...rounds, ...rounds.map((pairs) => pairs.map(([home, away]) => [away, home] as const))].flatMap(
    (pairs, round) =>
      pairs.map(([home, away]) => ({
        id: `${home}-${away}`,
        home,
        away,
        round: round + 1,
        venues: [names.indexOf(home) < 4 ? 'Old' : 'New'],
      })),
  );
}
