import type { SportRules } from '@traip/engine';
import {
  isBreach,
  type ManualResult,
  type MatchResult,
  replay,
  resultOf,
  type Side,
} from '@traip/engine/match';
import type { MatchFacts } from '../facts/facts.ts';

/** A forfeited match with its score by the rules. */
export interface Forfeit {
  readonly manualResult: ManualResult;
  readonly result: MatchResult;
}

/** The score that the rules award to the other side; a real score stays if it was better for it. */
export function forfeitOf(
  { homeTeamId, awayTeamId, homeScore, awayScore }: MatchFacts,
  withdrawnSide: Side,
  rules: SportRules,
): Forfeit {
  const manualResult: ManualResult = {
    outcome: withdrawnSide === 'HOME' ? 'FORFEIT_HOME' : 'FORFEIT_AWAY',
    ...(homeScore === null || awayScore === null ? {} : { score: { home: homeScore, away: awayScore } }),
    reason: 'WITHDRAWAL',
  };
  const opening = { home: homeTeamId ?? 'HOME', away: awayTeamId ?? 'AWAY', status: 'CLOSED' as const };
  const match = replay(
    opening,
    [{ id: 'withdrawal', seq: 1, type: 'MANUAL_RESULT', payload: manualResult }],
    rules,
  );
  if (isBreach(match)) throw new Error(`No forfeit by the rules: ${match.breach}.`);
  return { manualResult, result: resultOf(match, rules) };
}
