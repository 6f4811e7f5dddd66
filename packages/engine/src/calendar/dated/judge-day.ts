import { hard, type Offence } from './offence.ts';
import type { Placed } from './placed.ts';
import type { DatedProblem, TeamId } from './problem.ts';

/** The days on which a team plays too often. Its matches come in time order. */
export function judgeDays(
  { rules }: DatedProblem,
  team: TeamId,
  programme: readonly Placed[],
): readonly Offence[] {
  const days = Map.groupBy(programme, ({ day }) => day).values();
  return [...days].flatMap((own) =>
    tooMany(own, rules.mostPerTeamAndDay).map((ids) => hard('ONE_A_DAY', ids, { team })),
  );
}

/**
 * All pairs of a day’s matches that, with those between them, are too many; with a limit of one, every pair.
 */
function tooMany(own: readonly Placed[], most: number): readonly (readonly string[])[] {
  const ids = own.map(({ match }) => match.id);
  return ids.flatMap((_, first) =>
    ids.slice(first + most).map((__, index) => ids.slice(first, first + most + index + 1)),
  );
}
