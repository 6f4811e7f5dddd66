import type { SportRules } from '@traip/engine';
import { type ClockReading, type MatchState, rubbersLeft } from '@traip/engine/match';
import type { DeskData } from '../queue/types.ts';
import { isByTheClock, isLevel, nextPeriod } from './next-period.ts';

/** Whether the match clock is stopped and restarted: not in sets, nor with a single period. */
export function hasPeriods(rules: Pick<SportRules, 'sets' | 'periods' | 'scoring'>): boolean {
  return isByTheClock(rules) && rules.periods !== null && rules.periods.n > 1;
}

interface Moment {
  readonly match: Pick<MatchState, 'tally'>;
  readonly rules: SportRules;
  readonly clock: Pick<ClockReading, 'is' | 'period'>;
  readonly decider: DeskData['decider'];
}

/** Whether a match is over by its rules: a side has won, or no period is left. */
export function canEnd({ match, rules, clock, decider }: Moment): boolean {
  const { decided, score, rubbers, holes } = match.tally;
  if (rules.rubbers !== null) return rubbersLeft(rubbers ?? [], rules.rubbers) === null;
  // A level match ends where it may be halved.
  if (rules.scoring === 'HOLES') return decided !== null || (holes?.method === 'AS' && !decider.needsWinner);
  if (decided !== null) return true;
  if (!isByTheClock(rules)) return false;
  if (!hasPeriods(rules)) return true;
  const { is, period } = clock;
  if (period === null) return false;
  // The last inning or hole isn't always completed.
  const isLastUntimed = rules.periods?.min === null && period !== 'SO' && period >= rules.periods.n;
  if (is === 'RUNNING') return isLastUntimed && !isLevel(score, decider);
  const isKnockout = decider.needsWinner;
  return nextPeriod(rules, period, { isLevel: isLevel(score, decider), isKnockout }) === null;
}
