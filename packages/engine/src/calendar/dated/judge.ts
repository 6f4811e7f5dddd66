import { judgeAlone } from './judge-alone.ts';
import { judgeDays } from './judge-day.ts';
import { judgePrimeTimes } from './judge-league.ts';
import { judgePair } from './judge-pair.ts';
import { judgeCrew, judgeLoad } from './judge-referee.ts';
import { judgeTeam, programmeOf } from './judge-team.ts';
import type { Offence } from './offence.ts';
import { type Placements, placedMatches } from './placed.ts';
import type { DatedProblem } from './problem.ts';

/** Every rule that a calendar breaks, found by looking at each match, each pair and each team. */
export function judge(problem: DatedProblem, placements: Placements): readonly Offence[] {
  const placed = placedMatches(problem, placements);
  return [
    ...placed.flatMap((one) => [...judgeAlone(problem, one), ...judgeCrew(problem, one)]),
    ...problem.teams.flatMap(({ id }) => judgeDays(problem, id, programmeOf(id, placed))),
    ...placed.flatMap((one, index) =>
      placed.slice(index + 1).flatMap((other) => judgePair(problem, one, other)),
    ),
    ...problem.teams.flatMap(({ id }) => judgeTeam(problem, id, programmeOf(id, placed))),
    ...judgeLoad(problem, placed),
    ...judgePrimeTimes(problem, placed),
  ];
}

/** The number of hard offences and the cost of the others. */
export function costOf(offences: readonly Offence[]): { readonly hard: number; readonly soft: number } {
  const sum = (isHard: boolean) =>
    offences.reduce((total, offence) => (offence.isHard === isHard ? total + offence.cost : total), 0);
  return { hard: sum(true), soft: sum(false) };
}
