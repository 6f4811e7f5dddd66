import type { MatchResult as TieResult } from '@traip/engine/formats';
import { forfeiter, type MatchResult, type Side } from '@traip/engine/match';
import type { MatchFacts } from '../facts/facts.ts';
import { resultOf } from '../table/table-match.ts';

const none = { home: 0, away: 0 };

/** How a match decides who advances; empty while it decides nothing. */
export function tieResult(match: MatchFacts): TieResult[] {
  const result = resultOf(match);
  const awarded = match.advances ?? (result === null ? null : awardedBy(result));
  const state = stateOf(match, awarded);
  const score = result?.score ?? scored(match);
  if (state === null || (awarded === null && (score === null || isUndecided(result)))) return [];
  return [
    {
      match: match.key,
      state,
      // The stored score includes extra time, so its own score is left at zero.
      score: score ?? none,
      ...(result?.wentToExtraTime ? { extraTime: none } : {}),
      ...(result?.shootOut ? { shootout: result.shootOut } : {}),
      ...(awarded === null ? {} : { awarded }),
    },
  ];
}

/** A cancelled match advances only the team named when it was cancelled. */
function stateOf({ state }: MatchFacts, awarded: Side | null): TieResult['state'] | null {
  if (state === 'CANCELLED') return awarded === null ? null : 'CLOSED';
  return state === 'CREATED' || state === 'SCHEDULED' ? null : state;
}

function scored({ homeScore: home, awayScore: away }: MatchFacts) {
  return home === null || away === null ? null : { home, away };
}

const isUndecided = (result: MatchResult | null) => result?.outcome === 'ABANDONED' && !result.counts;

function awardedBy(result: MatchResult): Side | null {
  const forfeiting = forfeiter(result);
  if (forfeiting !== null) return forfeiting === 'HOME' ? 'AWAY' : 'HOME';
  return result.winnerByMethod ?? moreTries(result);
}

/** In rugby, a tie after extra time goes to the team with more tries, before any kicking contest. */
function moreTries({ score, tries, wentToExtraTime }: MatchResult): Side | null {
  if (!wentToExtraTime || score.home !== score.away || tries.home === tries.away) return null;
  return tries.home > tries.away ? 'HOME' : 'AWAY';
}
