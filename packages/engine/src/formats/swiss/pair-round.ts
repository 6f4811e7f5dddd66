import { at } from '../model/at.ts';
import type { FormatBreach } from '../model/breach.ts';
import type { TeamId } from '../model/slot.ts';
import { type Pair, pairBracket } from './bracket.ts';
import { findByeScore } from './completion.ts';
import { byStanding, type Contender, contendersOf, type HomeAway, type SwissTeam } from './contender.ts';
import type { PairingRules } from './criteria.ts';
import { sideOf } from './sides.ts';

export interface SwissParams {
  /** The total number of rounds; leaders may repeat a side in the last one. */
  readonly rounds: number;
  readonly winPoints: number;
  /** The side of the first-listed team in the first round. */
  readonly initialSide: HomeAway;
  readonly avoidSameClub: boolean;
  readonly allowRematch: boolean;
  /** Whether home and away are balanced; false on neutral ground. */
  readonly homeAway: boolean;
}

export interface SwissRound {
  readonly pairings: readonly { readonly home: TeamId; readonly away: TeamId }[];
  readonly bye: TeamId | null;
}

function rulesFor(teams: readonly Contender[], params: SwissParams, round: number): PairingRules {
  const isLast = round >= params.rounds;
  return {
    avoidSameClub: params.avoidSameClub,
    allowRematch: params.allowRematch,
    strictSides: params.homeAway,
    pointsToWin: isLast ? (round - 1) * params.winPoints : null,
    byeScore: Number.NEGATIVE_INFINITY,
    scores: [...new Set(teams.map(({ score }) => score))].toSorted((a, b) => a - b),
  };
}

/** Rules that allow a complete pairing: side constraints are dropped before the round is given up. */
function feasibleRules(teams: readonly Contender[], strict: PairingRules): PairingRules | null {
  for (const rules of [strict, { ...strict, strictSides: false }]) {
    const byeScore = findByeScore(teams, rules);
    if (byeScore !== null) return { ...rules, byeScore };
  }
  return null;
}

/** Pairs brackets from the top score down; unpaired teams move into the next. */
function pairDownwards(
  teams: readonly Contender[],
  rules: PairingRules,
): { pairs: Pair[]; left: readonly Contender[] } {
  const groups = rules.scores.toReversed().map((score) => teams.filter((team) => team.score === score));
  const pairs: Pair[] = [];
  let movedDown: readonly Contender[] = [];
  for (const [index, residents] of groups.entries()) {
    const field = {
      movedDown,
      residents,
      next: groups[index + 1] ?? [],
      rest: groups.slice(index + 2).flat(),
    };
    const paired = pairBracket(field, rules);
    pairs.push(...paired.pairs);
    movedDown = paired.downfloaters.toSorted(byStanding);
  }
  return { pairs, left: movedDown };
}

function withSides([one, other]: Pair, initial: HomeAway): { home: TeamId; away: TeamId } {
  return sideOf(one, other, initial) === 'HOME'
    ? { home: one.team, away: other.team }
    : { home: other.team, away: one.team };
}

/** The first round: the upper half against the lower, in order (no other pairing can rank first). */
function naturalPairs(teams: readonly Contender[]): { pairs: Pair[]; left: readonly Contender[] } {
  const half = Math.floor(teams.length / 2);
  const pairs = teams.slice(0, half).map((team, index): Pair => [team, at(teams, half + index)]);
  return { pairs, left: teams.slice(2 * half) };
}

const sharesClub = ([one, other]: Pair) => one.club !== undefined && one.club === other.club;

/** The final round: best boards first, and the bye. */
function finish(
  { pairs, left }: { pairs: readonly Pair[]; left: readonly Contender[] },
  initial: HomeAway,
): SwissRound {
  // The rules were proven to pair all teams, or all but one, so none may be lost on the way down.
  if (left.length > 1) throw new Error(`${left.length} teams are left over`);
  const inOrder = pairs.toSorted(
    ([one, weaker], [other, weakest]) => byStanding(one, other) || byStanding(weaker, weakest),
  );
  return { pairings: inOrder.map((pair) => withSides(pair, initial)), bye: left[0]?.team ?? null };
}

/** Pairs the next round of a Swiss; teams come in pairing-number order, with all their games so far. */
export function pairSwissRound(
  swissTeams: readonly SwissTeam[],
  params: SwissParams,
): SwissRound | FormatBreach {
  const round = Math.max(0, ...swissTeams.map(({ games }) => games.length)) + 1;
  const teams = contendersOf(swissTeams, params);
  const natural = naturalPairs(teams);
  if (round === 1 && !(params.avoidSameClub && natural.pairs.some(sharesClub)))
    return finish(natural, params.initialSide);
  const rules = feasibleRules(teams, rulesFor(teams, params, round));
  if (rules === null) return { breach: 'NO_LEGAL_PAIRING', round };
  return finish(pairDownwards(teams, rules), params.initialSide);
}
