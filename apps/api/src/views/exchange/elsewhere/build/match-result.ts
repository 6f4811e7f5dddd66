import type { SportRules } from '@traip/engine';
import {
  applyEvent,
  isBreach,
  type ManualResult,
  type MatchResult,
  openMatch,
  type Pair,
  resultOf,
  winningSide,
} from '@traip/engine/match';
import type { DraftResult } from '../model/draft.ts';

/** A result as the rules of the sport count it; null where they do not allow it. */
export function matchResult(draft: DraftResult, rules: SportRules): MatchResult | null {
  const match = openMatch({ home: 'home', away: 'away', status: 'CREATED' }, rules);
  const event = {
    id: 'result',
    type: 'MANUAL_RESULT',
    createdAt: 0,
    payload: manualResult(draft, rules),
  } as const;
  const after = applyEvent(match, event as unknown as Parameters<typeof applyEvent>[1], rules);
  if (isBreach(after)) return null;
  const result = resultOf(after, rules);
  const isNamed = draft.winner !== null && winningSide(result) === null;
  return isNamed ? { ...result, winnerByMethod: draft.winner } : result;
}

function manualResult(
  { outcome, score, sets, shootOut, extraTime }: DraftResult,
  rules: SportRules,
): ManualResult {
  const hasSets = rules.sets !== null && sets.length > 0 && outcome === 'NORMAL';
  const total = score ?? (hasSets ? null : wonOf(sets));
  return {
    outcome,
    ...(total === null && hasSets ? {} : { score: total ?? { home: 0, away: 0 } }),
    ...(hasSets ? { sets } : {}),
    ...(shootOut === null ? {} : { shootOut }),
    ...(extraTime ? { extraTime } : {}),
  };
}

/** How many parts each side won, in a sport without sets. */
function wonOf(sets: readonly Pair[]): Pair | null {
  if (sets.length === 0) return null;
  const won = (isWon: (set: Pair) => boolean) => sets.filter(isWon).length;
  return { home: won(({ home, away }) => home > away), away: won(({ home, away }) => away > home) };
}
