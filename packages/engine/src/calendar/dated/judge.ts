import { judgeAlone } from './judge-alone.ts';
import { judgeDays } from './judge-day.ts';
import { judgePrimeTimes } from './judge-league.ts';
import { judgePair } from './judge-pair.ts';
import { judgeCrew, judgeLoad } from './judge-referee.ts';
import { judgeTeam, programmeOf } from './judge-team.ts';
import type { Offence } from './offence.ts';
import { type Placed, type Placements, placedMatches } from './placed.ts';
import type { DatedProblem } from './problem.ts';

const DAY = 24 * 60;
const WEEK = 7;

/** Every rule a calendar breaks, found by checking each match, each pair and each team. */
export function judge(problem: DatedProblem, placements: Placements): readonly Offence[] {
  const placed = placedMatches(problem, placements);
  return [
    ...placed.flatMap((one) => [...judgeAlone(problem, one), ...judgeCrew(problem, one)]),
    ...problem.teams.flatMap(({ id }) => judgeDays(problem, id, programmeOf(id, placed))),
    ...pairsOf(problem, placed).flatMap(([one, other]) => judgePair(problem, one, other)),
    ...problem.teams.flatMap(({ id }) => judgeTeam(problem, id, programmeOf(id, placed))),
    ...judgeLoad(problem, placed),
    ...judgePrimeTimes(problem, placed),
  ];
}

/** The pairs that rules can apply to: matches of one team, of one round, or within a few days. */
function pairsOf(
  { rules, journeys = [], referees = [] }: DatedProblem,
  placed: readonly Placed[],
): readonly (readonly [Placed, Placed])[] {
  const travelTimes = journeys.map(({ minutes }) => minutes);
  const gaps = referees.map(({ gap }) => gap ?? 0);
  const wait = Math.max(rules.turnaround, Math.max(rules.refereeGap, ...gaps) + Math.max(0, ...travelTimes));
  const longest = Math.max(0, ...placed.map(({ at, end }) => end - at));
  const reach = Math.max(WEEK, Math.ceil((wait + longest) / DAY) + 1);
  return placed.flatMap((one, index) => {
    const { home, away, round } = one.match;
    const others: (readonly [Placed, Placed])[] = [];
    for (let next = index + 1; next < placed.length; next++) {
      const other = placed[next] as Placed;
      const { match } = other;
      const isNear = Math.abs(one.day - other.day) <= reach || match.round === round;
      const isMate = match.home === home || match.away === home || match.home === away || match.away === away;
      if (isNear || isMate) others.push([one, other]);
    }
    return others;
  });
}

/** The number of hard offences and the cost of the soft ones. */
export function costOf(offences: readonly Offence[]): { readonly hard: number; readonly soft: number } {
  const sum = (isHard: boolean) =>
    offences.reduce((total, offence) => (offence.isHard === isHard ? total + offence.cost : total), 0);
  return { hard: sum(true), soft: sum(false) };
}
