import type { RubberRules } from '../sports/rules.ts';
import type { Pair, Side, TableMatch } from './matches.ts';
import type { TableRules } from './rules.ts';

/** How a match counts in the table. */
export interface Verdict {
  /** Null for a draw, or if both sides forfeited. */
  readonly winner: Side | null;
  /** Who takes the winner's points: the winner, or the side that won the shoot-out of a draw. */
  readonly taker: Side | null;
  readonly forfeitedBy: Side | 'BOTH' | null;
  readonly decidedIn: 'REGULATION' | 'OVERTIME' | 'SHOOT_OUT';
  readonly score: Pair;
  readonly sets: readonly Pair[];
  /** Sets and games of all rubbers of a tie. */
  readonly tie: NonNullable<TableMatch['tie']> | null;
  readonly tries: Pair;
  readonly bonusAllowed: boolean;
  /** A side ran out of players during the match. */
  readonly tooFewPlayers: boolean;
}

const nil: Pair = { home: 0, away: 0 };

/** Who won, by what score and how, after applying forfeits and awarded draws. */
export function verdictOf(match: TableMatch, rules: TableRules): Verdict {
  switch (match.outcome) {
    case 'FORFEIT_HOME':
      return forfeit(match, 'HOME', rules);
    case 'FORFEIT_AWAY':
      return forfeit(match, 'AWAY', rules);
    case 'DOUBLE_FORFEIT':
      return { ...unplayed, forfeitedBy: 'BOTH' };
    // Rugby World Cup 2019: a match cancelled for the typhoon is a 0-0 draw without bonus.
    case 'DRAW_AWARDED':
      return unplayed;
    default:
      return asPlayed(match, rules);
  }
}

const unplayed: Verdict = {
  winner: null,
  taker: null,
  forfeitedBy: null,
  decidedIn: 'REGULATION',
  score: nil,
  sets: [],
  tie: null,
  tries: nil,
  bonusAllowed: false,
  tooFewPlayers: false,
};

function asPlayed(match: TableMatch, rules: TableRules): Verdict {
  const score = match.score ?? nil;
  const shootOutWinner = match.shootOut === undefined ? null : leadingSide(match.shootOut);
  const played = match.winner ?? leadingSide(score);
  const isShootOut = played === null && shootOutWinner !== null;
  const taker = isShootOut ? shootOutWinner : played;
  return {
    ...unplayed,
    // In matches that may end level, a shoot-out only shares out the points of the draw.
    winner: isShootOut && rules.draw.league ? null : taker,
    taker,
    decidedIn: isShootOut ? 'SHOOT_OUT' : match.overtime === true ? 'OVERTIME' : 'REGULATION',
    score,
    sets: match.sets ?? [],
    tie: match.tie ?? null,
    tries: match.tries ?? nil,
    bonusAllowed: match.noBonus !== true,
  };
}

/** The forfeit score applies unless the innocent side was already winning by more. */
function forfeit(match: TableMatch, guilty: Side, rules: TableRules): Verdict {
  const winner = otherSide(guilty);
  const awarded = awardedTo(winner, match, rules);
  const keepsPlayedScore =
    match.score !== undefined && lead(match.score, winner) > lead(awarded.score, winner);
  const { score = nil, sets = [], tie = null, tries = nil } = keepsPlayedScore ? match : awarded;
  return {
    ...unplayed,
    winner,
    taker: winner,
    forfeitedBy: guilty,
    score,
    sets,
    tie,
    tries,
    bonusAllowed: match.noBonus !== true,
    tooFewPlayers: match.tooFewPlayers === true,
  };
}

type AwardedScore = Required<Pick<TableMatch, 'score' | 'sets' | 'tries'>> & Pick<TableMatch, 'tie'>;

function awardedTo(side: Side, match: TableMatch, { forfeit, rubbers }: TableRules): AwardedScore {
  const { winner, loser } = (match.tooFewPlayers === true ? forfeit.tooFewPlayers : null) ?? forfeit;
  const set = oriented(side, forfeit.eachSet ?? 0, 0);
  return {
    score: oriented(side, winner, loser),
    sets: forfeit.eachSet === null ? [] : Array.from({ length: winner }, () => set),
    tries: oriented(side, forfeit.tries ?? 0, 0),
    ...(rubbers && forfeit.effect === 'SCORE' ? { tie: awardedTie(side, rubbers) } : {}),
  };
}

/** A no-show loses every rubber without winning a game. */
function awardedTie(side: Side, { list, sets }: RubberRules): NonNullable<TableMatch['tie']> {
  const won = list.length * (Math.floor(sets.bestOf / 2) + 1);
  return { sets: oriented(side, won, 0), games: oriented(side, won * (sets.to ?? 0), 0) };
}

/** A pair from one side’s point of view: its own number and the opponent’s. */
export function oriented(side: Side, ofSide: number, rival: number): Pair {
  return side === 'HOME' ? { home: ofSide, away: rival } : { home: rival, away: ofSide };
}

/** The side with more, or null if level. */
export function leadingSide({ home, away }: Pair): Side | null {
  if (home === away) return null;
  return home > away ? 'HOME' : 'AWAY';
}

/** The other side. */
export function otherSide(side: Side): Side {
  return side === 'HOME' ? 'AWAY' : 'HOME';
}

/** A side’s own value in a pair. */
export function ofSide(pair: Pair, side: Side): number {
  return side === 'HOME' ? pair.home : pair.away;
}

function lead(score: Pair, side: Side): number {
  return ofSide(score, side) - ofSide(score, otherSide(side));
}
