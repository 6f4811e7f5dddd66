import { type Fraction, fraction } from '../../exact/index.ts';
import { journeyMinutes } from './journey.ts';
import { programmeOf } from './judge-team.ts';
import { type Placed, type Placements, placedMatches } from './placed.ts';
import type { CalendarTeam, DatedProblem, TeamId } from './problem.ts';

/** One team’s share of a calendar. */
interface TeamFairness {
  readonly team: TeamId;
  readonly homes: number;
  readonly aways: number;
  /** Home matches minus away matches. */
  readonly balance: number;
  /** Home matches directly after a home match, or away after away. */
  readonly breaks: number;
  /** The most matches in a row at home, or away. */
  readonly longestRun: number;
  /** Minutes from the end of a match to the next kick-off; null with fewer than two matches. */
  readonly rest: { readonly least: number; readonly mean: Fraction } | null;
  /** Home matches at a prime time. */
  readonly primeTimes: number;
  /** One-way travel minutes to all matches. */
  readonly travel: number;
  readonly early: number;
  readonly late: number;
}

const measures = ['balance', 'breaks', 'longestRun', 'primeTimes', 'travel', 'early', 'late'] as const;
type Measure = (typeof measures)[number];

/** The lowest and highest figure among the teams of the league. */
interface Spread {
  readonly least: number;
  readonly most: number;
}

export interface Fairness {
  readonly teams: readonly TeamFairness[];
  readonly spread: Readonly<Record<Measure | 'leastRest', Spread>>;
}

/** Kick-offs before the first time count as early, from the second on as late. */
interface DayEnds {
  readonly earlyBefore: string;
  readonly lateFrom: string;
}

/** How evenly a calendar treats the teams: each team’s share, and the spread over the league. */
export function fairnessOf(problem: DatedProblem, placements: Placements, ends: DayEnds): Fairness {
  const placed = placedMatches(problem, placements);
  const teams = problem.teams.map((team) => shareOf(problem, team, programmeOf(team.id, placed), ends));
  const own = measures.map((measure) => [measure, spreadOf(teams.map((team) => team[measure]))] as const);
  return {
    teams,
    spread: {
      ...(Object.fromEntries(own) as Record<Measure, Spread>),
      leastRest: spreadOf(teams.flatMap(({ rest }) => rest?.least ?? [])),
    },
  };
}

function shareOf(
  problem: DatedProblem,
  team: CalendarTeam,
  programme: readonly Placed[],
  { earlyBefore, lateFrom }: DayEnds,
): TeamFairness {
  const homes = programme.filter(({ match }) => match.home === team.id);
  const isPrime = ({ placement }: Placed) => problem.rules.primeTimes.includes(placement.time);
  const travel = programme.map(({ venue }) => journeyMinutes(problem, team.base ?? venue, venue));
  const runs = runsOf(programme.map(({ match }) => match.home === team.id));
  return {
    team: team.id,
    homes: homes.length,
    aways: programme.length - homes.length,
    balance: 2 * homes.length - programme.length,
    breaks: programme.length - runs.length,
    longestRun: Math.max(0, ...runs),
    rest: restOf(programme),
    primeTimes: homes.filter(isPrime).length,
    travel: travel.reduce((sum, minutes) => sum + minutes, 0),
    early: programme.filter(({ placement }) => placement.time < earlyBefore).length,
    late: programme.filter(({ placement }) => placement.time >= lateFrom).length,
  };
}

/** The lengths of the runs at home and away: HHAHH has 2, 1 and 2. */
function runsOf(sides: readonly boolean[]): readonly number[] {
  const runs: number[] = [];
  for (const [index, side] of sides.entries()) {
    if (index > 0 && side === sides[index - 1]) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(1);
  }
  return runs;
}

function restOf(programme: readonly Placed[]): TeamFairness['rest'] {
  const rests = programme.slice(1).map(({ at }, index) => at - (programme[index]?.end ?? at));
  if (rests.length === 0) return null;
  const sum = rests.reduce((total, rest) => total + rest, 0);
  return { least: Math.min(...rests), mean: fraction(sum, rests.length) };
}

function spreadOf(values: readonly number[]): Spread {
  return values.length === 0
    ? { least: 0, most: 0 }
    : { least: Math.min(...values), most: Math.max(...values) };
}
