import { type Calendar, type DatedProblem, explain, fairnessOf } from '@traip/engine/calendar';
import type { Findings, SearchResult, UnplacedReason } from './search-result.ts';

/** How many findings are kept. */
interface Limits {
  readonly offences: number;
  readonly reasons: number;
  /** Finding a reason examines every slot of a match, so the search for reasons is limited in time. */
  readonly milliseconds: number;
}

interface Searched {
  readonly calendar: Calendar;
  readonly fixed: readonly string[];
  readonly limits: Limits;
  explain(match: string): UnplacedReason | null;
  now(): number;
}

const limits: Limits = { offences: 500, reasons: 20, milliseconds: 10_000 };
export const dayEnds = { earlyBefore: '10:00', lateFrom: '21:00' };

/** The calendar with its offences, the reasons for unplaced matches, and its fairness. */
export function buildResult(problem: DatedProblem, calendar: Calendar, now: () => number): SearchResult {
  const { placements } = calendar;
  const fixed = listFixed(problem.matches);
  const reason = (match: string) => explain(problem, placements, match);
  return {
    ...buildFindings({ calendar, fixed, limits, explain: reason, now }),
    fairness: fairnessOf(problem, placements, dayEnds),
  };
}

export function listFixed(matches: readonly Pick<DatedProblem['matches'][number], 'id' | 'locked'>[]) {
  return matches.filter(({ locked }) => locked !== undefined).map(({ id }) => id);
}

export function buildFindings(searched: Searched): Findings {
  const { placements, unplaced, offences, soft } = searched.calendar;
  return {
    placements: [...placements].map(([match, placement]) => ({ match, ...placement })),
    unplaced,
    fixed: searched.fixed,
    soft,
    hard: offences.filter(({ isHard }) => isHard).length,
    offences: offences
      .toSorted((one, other) => Number(other.isHard) - Number(one.isHard) || other.cost - one.cost)
      .slice(0, searched.limits.offences),
    offenceCount: offences.length,
    reasons: findReasons(searched),
  };
}

function findReasons({ calendar, limits, explain, now }: Searched): UnplacedReason[] {
  const end = now() + limits.milliseconds;
  const reasons: UnplacedReason[] = [];
  for (const match of calendar.unplaced.slice(0, limits.reasons)) {
    if (reasons.length > 0 && now() > end) break;
    const reason = explain(match);
    if (reason) reasons.push(reason);
  }
  return reasons;
}
