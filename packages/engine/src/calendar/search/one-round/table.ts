import { journeyMinutes } from '../../dated/journey.ts';
import { judgePair } from '../../dated/judge-pair.ts';
import { canCome, isOfClub } from '../../dated/judge-referee.ts';
import { areCloserThan, type Placed, placedAt } from '../../dated/placed.ts';
import type {
  CalendarBreach,
  CalendarMatch,
  CalendarReferee,
  DatedProblem,
  RefereeId,
} from '../../dated/problem.ts';
import { type Compiled, compile } from '../compile.ts';
import { read } from '../read.ts';

/** A place that a match of the round may take. */
export interface Place {
  readonly placed: Placed;
  readonly cost: number;
  /** One field in one window of time: no two matches fit into it. */
  readonly berth: string;
  /** A window of time so short that no referee directs two matches that begin in it. */
  readonly window: number;
  /** The same instant at the same venue, whatever the field. */
  readonly spot: string;
}

/** A round as the search sees it. */
export interface RoundTable {
  readonly problem: DatedProblem;
  readonly places: readonly (readonly Place[])[];
  readonly referees: readonly CalendarReferee[];
  /** The referees that each match may have, by number. */
  readonly crews: readonly (readonly number[])[];
  readonly duties: readonly number[];
  readonly weight: number;
}

/** Looks up every place and every referee of each match once. */
export function tableOf(
  given: DatedProblem,
  duties: ReadonlyMap<RefereeId, number>,
): RoundTable | CalendarBreach {
  const problem = { ...given, matches: given.matches.map(({ referees: _, ...match }) => match) };
  const compiled = compile(problem);
  if ('breach' in compiled) return compiled;
  const referees = given.referees ?? [];
  const mayDirect = (match: CalendarMatch, referee: CalendarReferee) =>
    (match.referees?.includes(referee.id) ?? true) && !isOfClub(referee, match.home, match.away);
  return {
    problem,
    places: placesIn(compiled),
    referees,
    crews: given.matches.map((match) =>
      referees.flatMap((referee, index) => (mayDirect(match, referee) ? [index] : [])),
    ),
    duties: referees.map(({ id }) => duties.get(id) ?? 0),
    weight: problem.rules.weights.refereeLoad,
  };
}

function placesIn({ problem, placements, firstOption, cost }: Compiled): RoundTable['places'] {
  const windowOf = windowsOf(problem);
  return problem.matches.map((match, index) => {
    const first = read(firstOption, index);
    const own = placements.slice(first, read(firstOption, index + 1));
    return own.map((placement, option): Place => {
      const placed = placedAt(problem, match, placement);
      const window = windowOf(placed.at);
      return {
        placed,
        cost: read(cost, first + option),
        window,
        berth: `${placement.field} ${window}`,
        spot: `${placed.at} ${placed.venue}`,
      };
    });
  });
}

/** Cuts the kick-offs into windows in which any two matches overlap, or leave no time to turn the field around. */
function windowsOf({ kickOffs, matches, rules }: DatedProblem): (at: number) => number {
  const shortest = matches.reduce((least, { minutes }) => Math.min(least, minutes ?? rules.minutes), 1e9);
  const length = shortest + Math.min(rules.turnaround, rules.refereeGap);
  const all = [...kickOffs, ...matches.flatMap(({ locked }) => locked ?? [])].map(({ at }) => at);
  const starts: number[] = [];
  for (const at of all.toSorted((a, b) => a - b)) {
    const last = starts.at(-1);
    if (last === undefined || at >= last + length) starts.push(at);
  }
  return (at) => starts.findLast((start) => start <= at) ?? at;
}

/** What is between two places of two matches: whether a hard rule forbids them together, and what they cost. */
export interface Between {
  readonly isForbidden: boolean;
  /** Whether only another field is needed. */
  readonly isField: boolean;
  readonly cost: number;
}

/** Judges two places of two matches. */
export function between({ problem }: RoundTable, a: Place, b: Place): Between {
  const offences = judgePair(problem, a.placed, b.placed);
  const hard = offences.filter(({ isHard }) => isHard);
  return {
    isForbidden: hard.length > 0,
    isField: hard.length > 0 && hard.every(({ kind }) => kind === 'FIELD_TAKEN'),
    cost: offences.reduce((sum, { isHard, cost }) => (isHard ? sum : sum + cost), 0),
  };
}

/** Whether a referee can be there during the whole match. */
export function isThere({ referees }: RoundTable, referee: number, { placed }: Place): boolean {
  const one = referees[referee];
  return one !== undefined && canCome(one, { from: placed.at, to: placed.end });
}

/** Whether one referee can direct a match here and another there. */
export function canDirectBoth({ problem }: RoundTable, a: Place, b: Place): boolean {
  const needed = problem.rules.refereeGap + journeyMinutes(problem, a.placed.venue, b.placed.venue);
  return !areCloserThan(a.placed, b.placed, needed);
}
