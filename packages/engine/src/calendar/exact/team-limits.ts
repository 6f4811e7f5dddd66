import type { Board } from '../search/board.ts';
import { read } from '../search/read.ts';
import type { Limit } from './choice/solver.ts';
import type { Column } from './columns.ts';

/** Each team’s limits per day and stretch of days, given its fixed matches, and the order of its rounds. */
export function teamLimits(board: Board, columns: readonly Column[]): readonly Limit[] {
  const { home, away, problem } = board.compiled;
  const sides = columns.flatMap(({ match }, index) =>
    [read(home, match), read(away, match)].map((team) => ({ team, index })),
  );
  return [...Map.groupBy(sides, ({ team }) => team)].flatMap(([team, group]) => {
    const own = group.map(({ index }) => index);
    const order = problem.rules.isOrderFree ? [] : orderLimits(board, columns, own);
    return [...stretchLimits(board, columns, team, own), ...order];
  });
}

function stretchLimits(
  { compiled, played }: Board,
  columns: readonly Column[],
  team: number,
  own: readonly number[],
): readonly Limit[] {
  const { days, problem } = compiled;
  const { stretches, mostPerTeamAndDay } = problem.rules;
  const hard = stretches.filter(({ weight }) => weight === undefined);
  const limits = [{ days: 1, max: mostPerTeamAndDay }, ...hard].flatMap(({ days: span, max }) => {
    const length = Math.min(span, days);
    return Array.from({ length: days - length + 1 }, (_, start) => {
      const isInside = (day: number) => day >= start && day < start + length;
      let remaining = max;
      for (let day = start; day < start + length; day++) remaining -= read(played, team * days + day);
      return {
        columns: own.filter((index) => isInside((columns[index] as Column).day)),
        most: Math.max(0, remaining),
      };
    });
  });
  return limits.filter((limit) => matchesIn(columns, limit.columns) > limit.most);
}

/** No match of a round comes before one of an earlier round. */
function orderLimits(
  { compiled }: Board,
  columns: readonly Column[],
  own: readonly number[],
): readonly Limit[] {
  const roundOf = (index: number) => read(compiled.round, (columns[index] as Column).match);
  const atOf = (index: number) => (columns[index] as Column).at;
  const rounds = [...Map.groupBy(own, roundOf)].sort(([a], [b]) => a - b).map(([, group]) => group);
  return rounds.slice(1).flatMap((later, index) =>
    [...new Set(later.map(atOf))].map((time) => ({
      columns: [
        ...(rounds[index] ?? []).filter((one) => atOf(one) > time),
        ...later.filter((one) => atOf(one) <= time),
      ],
      most: 1,
    })),
  );
}

function matchesIn(columns: readonly Column[], some: readonly number[]): number {
  return new Set(some.map((index) => columns[index]?.match)).size;
}
