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

/** A match that one side did not play to its end, as the rules have it. */
export interface Forfeit {
  readonly said: ManualResult;
  readonly result: MatchResult;
}

/** What the rules give to the side that stays; a real score stands if it was better for it. */
export function forfeitOf(
  { homeTeamId, awayTeamId, homeScore, awayScore }: MatchFacts,
  leaver: Side,
  rules: SportRules,
): Forfeit {
  const said: ManualResult = {
    outcome: leaver === 'HOME' ? 'FORFEIT_HOME' : 'FORFEIT_AWAY',
    ...(homeScore === null || awayScore === null ? {} : { score: { home: homeScore, away: awayScore } }),
    reason: 'WITHDRAWAL',
  };
  const opening = { home: homeTeamId ?? 'HOME', away: awayTeamId ?? 'AWAY', status: 'CLOSED' as const };
  const match = replay(opening, [{ id: 'withdrawal', seq: 1, type: 'MANUAL_RESULT', payload: said }], rules);
  if (isBreach(match)) throw new Error(`No forfeit by the rules: ${match.breach}.`);
  return { said, result: resultOf(match, rules) };
}
