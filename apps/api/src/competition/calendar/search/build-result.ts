import { type Calendar, type DatedProblem, explain, fairnessOf } from '@traip/engine/calendar';
import type { SearchResult, UnplacedReason } from './search-result.ts';

const maxOffences = 500;
const maxReasons = 20;
/** Finding a reason examines every slot of a match, so the search for reasons is limited in time. */
const reasonsTimeout = 10_000;
const dayEnds = { earlyBefore: '10:00', lateFrom: '21:00' };

/** The calendar with its offences, the reasons for unplaced matches, and its fairness. */
export function buildResult(problem: DatedProblem, calendar: Calendar, now: () => number): SearchResult {
  const { placements, unplaced, offences, soft } = calendar;
  return {
    placements: [...placements].map(([match, placement]) => ({ match, ...placement })),
    unplaced,
    fixed: problem.matches.filter(({ locked }) => locked !== undefined).map(({ id }) => id),
    soft,
    hard: offences.filter(({ isHard }) => isHard).length,
    offences: offences
      .toSorted((one, other) => Number(other.isHard) - Number(one.isHard) || other.cost - one.cost)
      .slice(0, maxOffences),
    offenceCount: offences.length,
    reasons: findReasons(problem, calendar, now),
    fairness: fairnessOf(problem, placements, dayEnds),
  };
}

function findReasons(
  problem: DatedProblem,
  { placements, unplaced }: Calendar,
  now: () => number,
): UnplacedReason[] {
  const end = now() + reasonsTimeout;
  const reasons: UnplacedReason[] = [];
  for (const match of unplaced.slice(0, maxReasons)) {
    if (reasons.length > 0 && now() > end) break;
    const reason = explain(problem, placements, match);
    if (reason) reasons.push(reason);
  }
  return reasons;
}
