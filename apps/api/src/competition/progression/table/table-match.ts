import { isOutright, type SportRules } from '@traip/engine';
import { hasPartners } from '@traip/engine/formats';
import { classPointsOf, type MatchResult, tieTotals } from '@traip/engine/match';
import { amongPlayers, type Card, type TableMatch } from '@traip/engine/standings';
import type { MatchDetail, MatchFacts, PhaseFacts } from '../facts/facts.ts';

export function resultOf({ result }: Pick<MatchFacts, 'result'>): MatchResult | null {
  return result as unknown as MatchResult | null;
}

/** A match as input for its table, once for each pair of opponents; empty until both sides are known. */
export function tableMatches(match: MatchFacts, phase: PhaseFacts): readonly TableMatch[] {
  const single = tableMatch(match, phase);
  if (!hasPartners(phase.algorithm)) return single;
  const playersOf = (side: string) => phase.pairings.get(side);
  return single.flatMap((one) => {
    const [home, away] = [playersOf(one.home), playersOf(one.away)];
    return home && away ? amongPlayers(one, home, away) : [];
  });
}

/** A match as it is stored. */
export function tableMatch(
  match: MatchFacts,
  { details: detailsByMatch, rules, algorithm }: PhaseFacts,
): TableMatch[] {
  const { id, homeTeamId: home, awayTeamId: away, kind } = match;
  if (home === null || away === null) return [];
  const at = algorithm === 'LADDER' ? decidedAt(match) : match.kickOff;
  const details = detailsByMatch.get(id) ?? [];
  const cards = details.flatMap(cardOf);
  const isForWantOfPlayers = details.findLast(({ type }) => type === 'MANUAL_RESULT')?.isForWantOfPlayers;
  return [
    {
      id,
      home,
      away,
      ...(at === null ? { round: match.round } : { at: at.toISOString() }),
      ...(kind === 'TIEBREAK' ? { kind } : {}),
      ...(isForWantOfPlayers ? { tooFewPlayers: true } : {}),
      ...(cards.length > 0 ? { cards } : {}),
      ...countedFields(match, rules),
    },
  ];
}

/**
 * When a match counts in the order of a ladder: at its kick-off, or at its decision if that was earlier, as
 * for a lapsed challenge.
 */
export function decidedAt({ kickOff, finishedAt }: Pick<MatchFacts, 'kickOff' | 'finishedAt'>): Date | null {
  if (kickOff === null || finishedAt === null) return kickOff ?? finishedAt;
  return kickOff < finishedAt ? kickOff : finishedAt;
}

/** A finished match without a result counts as unplayed. */
function countedFields(
  match: MatchFacts,
  rules: SportRules,
): Pick<TableMatch, 'state'> & Partial<TableMatch> {
  const { state, homeScore, awayScore } = match;
  const result = resultOf(match);
  if (result !== null) return { state, ...resultFields(result), ...boutFields(result, rules) };
  if (homeScore !== null && awayScore !== null) return { state, score: { home: homeScore, away: awayScore } };
  return { state: state === 'FINISHED' || state === 'CLOSED' ? 'SCHEDULED' : state };
}

function resultFields(result: MatchResult): Partial<TableMatch> {
  const { outcome, counts, score, shootOut, tries, noBonus, wentToExtraTime, outs, earnedRuns } = result;
  const sets = result.sets.map(({ home, away }) => ({ home, away }));
  return {
    // An abandoned match with a valid score is a normal match.
    outcome: outcome === 'ABANDONED' && counts ? 'NORMAL' : outcome,
    score,
    tries,
    sets,
    noBonus,
    overtime: wentToExtraTime,
    ...(result.rubbers ? { tie: tieTotals(result.rubbers) } : {}),
    ...(shootOut === null ? {} : { shootOut }),
    ...(outs ? { outs } : {}),
    ...(earnedRuns ? { earnedRuns } : {}),
  };
}

/** A bout is decided by its winner, not its points, and a faster win is worth more. */
function boutFields(result: MatchResult, rules: SportRules): Partial<TableMatch> {
  const classPoints = classPointsOf(result, rules);
  const { winnerByMethod: winner, method } = result;
  return {
    ...(classPoints ? { classPoints } : {}),
    ...(winner ? { winner } : {}),
    ...(method !== null && isOutright(method) ? { outright: true } : {}),
  };
}

const fairPlayKinds: readonly string[] = ['YELLOW', 'SECOND_YELLOW', 'RED'] satisfies Card['kind'][];

/** A card without a player counts as a separate person. */
function cardOf({ id, type, kind, teamId, playerId }: MatchDetail): Card[] {
  if (type !== 'CARD' || teamId === null || kind === null || !fairPlayKinds.includes(kind)) return [];
  return [{ team: teamId, person: playerId ?? id, kind: kind as Card['kind'] }];
}
