import type { SportRules } from '@traip/engine';
import { classPointsOf, type MatchResult } from '@traip/engine/match';
import type { Card, TableMatch } from '@traip/engine/standings';
import type { MatchFacts, PhaseFacts, Telling } from '../facts/facts.ts';

/** The result that a match was given; null before there is one. */
export function resultOf({ result }: Pick<MatchFacts, 'result'>): MatchResult | null {
  return result as unknown as MatchResult | null;
}

/** A match as its table sees it; nothing of one whose sides are not both known. */
export function tableMatch(match: MatchFacts, { telling, rules, algorithm }: PhaseFacts): TableMatch[] {
  const { id, homeTeamId: home, awayTeamId: away, kind } = match;
  if (home === null || away === null) return [];
  const at = algorithm === 'LADDER' ? decidedAt(match) : match.kickOff;
  const told = telling.get(id) ?? [];
  const cards = told.flatMap(cardOf);
  const isForWantOfPlayers = told.findLast(({ type }) => type === 'MANUAL_RESULT')?.isForWantOfPlayers;
  return [
    {
      id,
      home,
      away,
      ...(at === null ? {} : { at: at.toISOString() }),
      ...(kind === 'TIEBREAK' ? { kind } : {}),
      ...(isForWantOfPlayers ? { tooFewPlayers: true } : {}),
      ...(cards.length > 0 ? { cards } : {}),
      ...countedAs(match, rules),
    },
  ];
}

/**
 * When a match took its place in the order of a ladder: at its kick-off, or when it was decided if nobody waited for
 * that, as with a challenge that lapsed.
 */
export function decidedAt({ kickOff, finishedAt }: Pick<MatchFacts, 'kickOff' | 'finishedAt'>): Date | null {
  if (kickOff === null || finishedAt === null) return kickOff ?? finishedAt;
  return kickOff < finishedAt ? kickOff : finishedAt;
}

/** What is over without anybody having said how, is still to be played for the table. */
function countedAs(match: MatchFacts, rules: SportRules): Pick<TableMatch, 'state'> & Partial<TableMatch> {
  const { state, homeScore, awayScore } = match;
  const result = resultOf(match);
  if (result !== null) return { state, ...written(result), ...ofBout(result, rules) };
  if (homeScore !== null && awayScore !== null) return { state, score: { home: homeScore, away: awayScore } };
  return { state: state === 'FINISHED' || state === 'CLOSED' ? 'SCHEDULED' : state };
}

function written(result: MatchResult): Partial<TableMatch> {
  const { outcome, counts, score, shootOut, tries, noBonus, wentToExtraTime, outs, earnedRuns } = result;
  const sets = result.sets.map(({ home, away }) => ({ home, away }));
  return {
    // An abandoned match whose score was kept is a match like any other.
    outcome: outcome === 'ABANDONED' && counts ? 'NORMAL' : outcome,
    score,
    tries,
    sets,
    noBonus,
    overtime: wentToExtraTime,
    ...(shootOut === null ? {} : { shootOut }),
    ...(outs ? { outs } : {}),
    ...(earnedRuns ? { earnedRuns } : {}),
  };
}

/** A bout goes to whoever won it, whatever the points say, and is worth more the sooner it ended. */
function ofBout(result: MatchResult, rules: SportRules): Partial<TableMatch> {
  const classPoints = classPointsOf(result, rules);
  const { winnerByMethod: winner } = result;
  return { ...(classPoints ? { classPoints } : {}), ...(winner ? { winner } : {}) };
}

const fairPlayKinds: readonly string[] = ['YELLOW', 'SECOND_YELLOW', 'RED'] satisfies Card['kind'][];

/** A card of somebody whom nobody named is a person of its own. */
function cardOf({ id, type, kind, teamId, playerId }: Telling): Card[] {
  if (type !== 'CARD' || teamId === null || kind === null || !fairPlayKinds.includes(kind)) return [];
  return [{ team: teamId, person: playerId ?? id, kind: kind as Card['kind'] }];
}
