import { type Calendar, type DatedProblem, explain, fairnessOf } from '@traip/engine/calendar';
import type { SearchResult, UnplacedReason } from './search-result.ts';

const mostOffences = 500;
const mostReasons = 20;
/** A reason is looked for at every place of a match: past this, the reasons that are known must do. */
const timeForReasons = 10_000;
const dayEnds = { earlyBefore: '10:00', lateFrom: '21:00' };

/** Writes a calendar down with what it still breaks, why matches have no place, and how even it is. */
export function writeDown(problem: DatedProblem, calendar: Calendar, now: () => number): SearchResult {
  const { placements, unplaced, offences, soft } = calendar;
  return {
    placements: [...placements].map(([match, placement]) => ({ match, ...placement })),
    unplaced,
    fixed: problem.matches.filter(({ locked }) => locked !== undefined).map(({ id }) => id),
    soft,
    hard: offences.filter(({ isHard }) => isHard).length,
    offences: offences
      .toSorted((one, other) => Number(other.isHard) - Number(one.isHard) || other.cost - one.cost)
      .slice(0, mostOffences),
    offenceCount: offences.length,
    reasons: reasonsOf(problem, calendar, now),
    fairness: fairnessOf(problem, placements, dayEnds),
  };
}

function reasonsOf(
  problem: DatedProblem,
  { placements, unplaced }: Calendar,
  now: () => number,
): UnplacedReason[] {
  const end = now() + timeForReasons;
  const reasons: UnplacedReason[] = [];
  for (const match of unplaced.slice(0, mostReasons)) {
    if (reasons.length > 0 && now() > end) break;
    const reason = explain(problem, placements, match);
    if (reason) reasons.push(reason);
  }
  return reasons;
}
