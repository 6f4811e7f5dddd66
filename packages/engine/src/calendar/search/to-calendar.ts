import { costOf, judge } from '../dated/judge.ts';
import type { Offence } from '../dated/offence.ts';
import type { Placements } from '../dated/placed.ts';
import type { DatedProblem, MatchId } from '../dated/problem.ts';
import type { Compiled } from './compile.ts';

/** A playable calendar: matches that could only be placed by breaking a hard rule are unplaced. */
export interface Calendar {
  readonly placements: Placements;
  readonly unplaced: readonly MatchId[];
  /** The remaining costs. Only locked matches can leave a hard offence here. */
  readonly offences: readonly Offence[];
  /** The hard rules the search could not satisfy together: why matches are unplaced. */
  readonly conflicts: readonly Offence[];
  readonly soft: number;
}

/** Converts places without hard offences to a calendar, with the conflicts of the attempt. */
export function toCalendar(compiled: Compiled, places: Int32Array, attempt: Int32Array): Calendar {
  const { problem } = compiled;
  const { placements, offences } = playable(problem, placementsOf(compiled, places));
  const attempted = judge(problem, placementsOf(compiled, attempt));
  return {
    placements,
    unplaced: problem.matches.map(({ id }) => id).filter((id) => !placements.has(id)),
    offences,
    conflicts: attempted.filter(({ isHard }) => isHard),
    soft: costOf(offences).soft,
  };
}

/** The independent evaluator decides: while it finds hard offences, the worst unlocked match is removed. */
function playable(problem: DatedProblem, placements: Placements) {
  const locked = new Set(problem.matches.filter((match) => match.locked).map(({ id }) => id));
  const remaining = new Map(placements);
  for (;;) {
    const offences = judge(problem, remaining);
    const hard = offences.filter(({ isHard }) => isHard);
    const conflicting = hard.map(({ matches }) => matches.filter((id) => !locked.has(id)));
    const times = Map.groupBy(conflicting.flat(), (id) => id);
    const [most] = [...times.values()].sort((a, b) => b.length - a.length);
    if (!most?.[0]) return { placements: remaining, offences };
    remaining.delete(most[0]);
  }
}

function placementsOf({ problem, placements }: Compiled, places: Int32Array): Placements {
  const placed = problem.matches.map(({ id }, match) => [id, placements[places[match] ?? -1]] as const);
  return new Map(placed.flatMap(([id, placement]) => (placement ? [[id, placement]] : [])));
}
