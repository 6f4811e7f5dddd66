import { hard, type Offence } from './offence.ts';
import type { Placed } from './placed.ts';
import type { DatedProblem, TeamId } from './problem.ts';

/** What is wrong with the days of a team: on some it plays too often. Its matches come in the order of time. */
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

/** Each two matches of a day with so many between them that one is too many. With one a day that is every pair. */
function tooMany(own: readonly Placed[], most: number): readonly (readonly string[])[] {
  const ids = own.map(({ match }) => match.id);
  return ids.flatMap((_, first) =>
    ids.slice(first + most).map((__, index) => ids.slice(first, first + most + index + 1)),
  );
}
