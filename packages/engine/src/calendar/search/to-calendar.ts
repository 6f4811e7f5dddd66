import { costOf, judge } from '../dated/judge.ts';
import type { Offence } from '../dated/offence.ts';
import type { Placements } from '../dated/placed.ts';
import type { DatedProblem, MatchId } from '../dated/problem.ts';
import type { Compiled } from './compile.ts';

/** A calendar that can be played: what could not be placed without breaking a hard rule is not placed. */
export interface Calendar {
  readonly placements: Placements;
  readonly unplaced: readonly MatchId[];
  /** What the calendar still costs. Only locked matches can leave a hard offence here. */
  readonly offences: readonly Offence[];
  /** The hard rules that the search could not keep all at once: why matches are not placed. */
  readonly conflicts: readonly Offence[];
  readonly soft: number;
}

/** Writes places without hard offences down as a calendar, with what stood in the way of the attempt. */
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

/** The independent evaluator decides: while it reports a hard offence, the match it reports most is removed, unless locked. */
function playable(problem: DatedProblem, placements: Placements) {
  const locked = new Set(problem.matches.filter((match) => match.locked).map(({ id }) => id));
  const kept = new Map(placements);
  for (;;) {
    const offences = judge(problem, kept);
    const hard = offences.filter(({ isHard }) => isHard);
    const named = hard.map(({ matches }) => matches.filter((id) => !locked.has(id)));
    const times = Map.groupBy(named.flat(), (id) => id);
    const [most] = [...times.values()].sort((a, b) => b.length - a.length);
    if (!most?.[0]) return { placements: kept, offences };
    kept.delete(most[0]);
  }
}

function placementsOf({ problem, placements }: Compiled, places: Int32Array): Placements {
  const placed = problem.matches.map(({ id }, match) => [id, placements[places[match] ?? -1]] as const);
  return new Map(placed.flatMap(([id, placement]) => (placement ? [[id, placement]] : [])));
}
