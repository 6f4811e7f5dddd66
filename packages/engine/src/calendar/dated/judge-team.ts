import { dayNumber } from './civil.ts';
import { hard, type Offence, soft } from './offence.ts';
import type { Placed } from './placed.ts';
import type { DatedProblem, MatchLimit, TeamId } from './problem.ts';

/** The offences in a team’s whole programme; its matches come in time order. */
export function judgeTeam(
  problem: DatedProblem,
  team: TeamId,
  programme: readonly Placed[],
): readonly Offence[] {
  const { rules } = problem;
  return [
    ...rules.stretches.flatMap((stretch) => crowded(problem, stretch, team, programme)),
    ...(rules.isOrderFree ? [] : outOfOrder(programme, team)),
    ...rows(programme, team, 2).map((ids) => soft('BREAK', rules.weights.breaks, ids, { team })),
    ...rows(programme, team, 3).map((ids) =>
      soft('THREE_IN_A_ROW', rules.weights.threeInARow, ids, { team }),
    ),
  ].filter(({ cost }) => cost > 0);
}

/** A team’s matches in time order; simultaneous ones in the order of the problem. */
export function programmeOf(team: TeamId, placed: readonly Placed[]): readonly Placed[] {
  const own = placed.filter(({ match }) => match.home === team || match.away === team);
  return own.toSorted((a, b) => a.at - b.at);
}

/**
 * Every stretch of days within the season in which the team plays too often; each extra match is one offence.
 * A season shorter than the stretch is one stretch.
 */
function crowded(
  problem: DatedProblem,
  { days, max, weight }: MatchLimit,
  team: TeamId,
  programme: readonly Placed[],
): readonly Offence[] {
  const first = dayNumber(problem.first) ?? 0;
  const season = (dayNumber(problem.last) ?? 0) - first + 1;
  const length = Math.min(days, season);
  return Array.from({ length: season - length + 1 }, (_, start) => first + start).flatMap((start) => {
    const within = programme.filter(({ day }) => day >= start && day < start + length);
    const ids = within.map(({ match }) => match.id);
    return within
      .slice(max)
      .map(() =>
        weight === undefined ? hard('STRETCH', ids, { team }) : soft('CROWDED', weight, ids, { team }),
      );
  });
}

/**
 * Each match after one of a later round: a single postponed match is one offence, however late it is played.
 */
function outOfOrder(programme: readonly Placed[], team: TeamId): readonly Offence[] {
  return programme.slice(1).flatMap(({ match }, index) => {
    const before = programme[index]?.match;
    return before && before.round > match.round ? [hard('ROUND_ORDER', [before.id, match.id], { team })] : [];
  });
}

/** Every run of this many consecutive home, or away, matches. */
function rows(programme: readonly Placed[], team: TeamId, length: number): readonly (readonly string[])[] {
  return programme.slice(length - 1).flatMap((_, index) => {
    const run = programme.slice(index, index + length);
    const isAtHome = run.map(({ match }) => match.home === team);
    return new Set(isAtHome).size === 1 ? [run.map(({ match }) => match.id)] : [];
  });
}
