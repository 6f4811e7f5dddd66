import type { SportRules } from '../sports/rules.ts';
import type { MatchState, Tally } from './apply-event.ts';
import type { ManualResult, Outcome, Pair, ScoreCards, Side, StoppedAt } from './event.ts';
import { holesIn, leadOf, marginOf } from './holes.ts';
import { forfeitScore, numbered } from './manual-result.ts';
import { isExtraTime } from './periods.ts';
import { type RubberResult, rubberResults, rubberScore } from './rubber.ts';
import { cardsOf } from './score-cards.ts';
import { type SetScore, setsWon } from './sets.ts';

/** The result of a match as tables use it. */
export interface MatchResult {
  readonly outcome: Outcome;
  readonly source: 'EVENTS' | 'MANUAL';
  readonly score: Pair;
  readonly sets: readonly SetScore[];
  /** Of a tie whose rubbers were recorded. */
  readonly rubbers?: readonly RubberResult[];
  readonly shootOut: Pair | null;
  readonly tries: Pair;
  /** Of a match of innings, if they were recorded. */
  readonly outs?: Pair;
  readonly earnedRuns?: Pair;
  readonly wentToExtraTime: boolean;
  readonly method: string | null;
  /** The winner of a bout by its method; null if the score decides. */
  readonly winnerByMethod: Side | null;
  /** The round and time at which a bout ended, if recorded. */
  readonly stoppedAt?: StoppedAt;
  readonly scoreCards?: ScoreCards;
  /** A bout’s regular rounds, and whether judges score it. Also set for match play, which shows a margin. */
  readonly bout?: { readonly rounds: number; readonly isJudged: boolean };
  /** Whether tables count it: an abandoned match only if its score is kept, an annulled one never. */
  readonly counts: boolean;
  /** Whether players’ goals and cards count in the statistics. */
  readonly countsForPlayers: boolean;
  /** No bonus points for a draw that was not played. */
  readonly noBonus: boolean;
}

const none: Pair = { home: 0, away: 0 };

/** The official result: the manual one if there is one, else the total of the events. */
export function resultOf({ tally }: MatchState, rules: SportRules): MatchResult {
  const { manual } = tally;
  const played = playedResult(tally, rules);
  if (manual === null) return played;
  const common = { ...played, source: 'MANUAL', outcome: manual.outcome } as const;
  switch (manual.outcome) {
    case 'NORMAL':
      return { ...common, ...byHand(manual, played.score, rules) };
    case 'FORFEIT_HOME':
      return forfeited(common, manual, 'AWAY', rules);
    case 'FORFEIT_AWAY':
      return forfeited(common, manual, 'HOME', rules);
    case 'ABANDONED':
      return abandoned(common, manual, rules);
    case 'DOUBLE_FORFEIT':
    case 'DRAW_AWARDED':
      return { ...common, ...unplayed, noBonus: true };
  }
}

/** The side that forfeits; null when none or both do. */
export function forfeiter({ outcome }: MatchResult): Side | null {
  return outcome === 'FORFEIT_HOME' ? 'HOME' : outcome === 'FORFEIT_AWAY' ? 'AWAY' : null;
}

/** The winner, shoot-out included; null after a draw, or without a winner. */
export function winningSide(result: MatchResult): Side | null {
  const { outcome, winnerByMethod, score, shootOut } = result;
  if (outcome === 'FORFEIT_HOME') return 'AWAY';
  if (outcome === 'FORFEIT_AWAY') return 'HOME';
  return winnerByMethod ?? aheadIn(score) ?? (shootOut === null ? null : aheadIn(shootOut));
}

function aheadIn({ home, away }: Pair): Side | null {
  if (home === away) return null;
  return home > away ? 'HOME' : 'AWAY';
}

const unplayed = {
  score: none,
  sets: [],
  shootOut: null,
  tries: none,
  wentToExtraTime: false,
  countsForPlayers: false,
} as const;

function playedResult(tally: Tally, rules: SportRules): MatchResult {
  const reached = [...tally.periods, ...tally.byPeriod].map(({ period }) => period);
  return {
    outcome: 'NORMAL',
    source: 'EVENTS',
    score: tally.score,
    sets: tally.sets,
    ...(tally.rubbers && tally.rubbers.length > 0 ? { rubbers: tally.rubbers } : {}),
    shootOut: tally.shootOut,
    tries: tally.stats.TRIES ?? none,
    ...(tally.outs === null ? {} : { outs: tally.outs }),
    wentToExtraTime: tally.holes === null && reached.some((period) => isExtraTime(rules, period)),
    method: tally.holes?.method ?? null,
    winnerByMethod: null,
    ...(tally.holes?.method ? boutOfHoles(rules) : {}),
    counts: true,
    countsForPlayers: true,
    noBonus: false,
  };
}

// Score and sets are the manual ones; anything else not given manually stays as the events have it.
function byHand(manual: ManualResult, played: Pair, rules: SportRules): Partial<MatchResult> {
  const sets = manual.sets ? numbered(manual.sets, rules) : null;
  return {
    score: manual.score ?? (sets ? setsWon(sets) : scoreOfBout(manual, played, rules)),
    sets: sets ?? [],
    ...tieOf(manual, rules),
    ...(manual.shootOut ? { shootOut: manual.shootOut } : {}),
    ...(manual.tries ? { tries: manual.tries } : {}),
    ...(manual.outs ? { outs: manual.outs } : {}),
    ...(manual.earnedRuns ? { earnedRuns: manual.earnedRuns } : {}),
    ...(manual.extraTime === undefined ? {} : { wentToExtraTime: manual.extraTime }),
    ...boutOf(manual, rules),
  };
}

// A manual score alone clears previously entered rubbers: they would not add up to it.
function tieOf({ rubbers }: ManualResult, rules: SportRules): Partial<MatchResult> {
  if (rules.rubbers === null) return {};
  if (rubbers === undefined) return { rubbers: [] };
  const results = rubberResults(rubbers, rules.rubbers);
  return { rubbers: results, score: rubberScore(results) };
}

type BoutField = 'method' | 'winnerByMethod' | 'stoppedAt' | 'scoreCards' | 'bout';

function boutOf(manual: ManualResult, rules: SportRules): Pick<MatchResult, BoutField> {
  const { bout, periods } = rules;
  const { stoppedAt, scoreCards, winner = null } = manual;
  const cards = cardsOf(manual);
  return {
    method:
      cards !== null && cards.winner === null
        ? 'DRAW'
        : (marginOf(manual, rules)?.method ?? manual.method ?? null),
    winnerByMethod: cards === null ? winner : cards.winner,
    ...(stoppedAt ? { stoppedAt } : {}),
    ...(scoreCards ? { scoreCards } : {}),
    ...(manual.method ? boutOfHoles(rules) : {}),
    ...(bout && manual.method ? { bout: { rounds: periods?.n ?? 1, isJudged: bout.judged } } : {}),
  };
}

/** The number of holes, for matches that show a margin instead of a score. */
function boutOfHoles(rules: SportRules): Pick<MatchResult, 'bout'> {
  const rounds = holesIn(rules);
  return rounds === null ? {} : { bout: { rounds, isJudged: true } };
}

// With judges, the score is the number of cards each side won, or 1 for a winner without cards.
function scoreOfBout(manual: ManualResult, played: Pair, rules: SportRules): Pair {
  const { bout } = rules;
  if (holesIn(rules) !== null) return scoreOfHoles(manual, played, rules);
  if (bout?.judged !== true) return played;
  const cards = cardsOf(manual);
  if (cards !== null) return cards.winner === null ? none : cards.cards;
  const isCounted = played.home + played.away > 0;
  return manual.winner === undefined || isCounted ? played : pairFor(manual.winner, 1);
}

// A side that is conceded a match may be behind: it then wins by one.
function scoreOfHoles(manual: ManualResult, played: Pair, rules: SportRules): Pair {
  const { winner } = manual;
  const margin = marginOf(manual, rules);
  if (margin !== null) return margin.score;
  return winner === undefined || aheadIn(played) === winner ? played : leadOf(1, winner);
}

function abandoned(played: MatchResult, manual: ManualResult, rules: SportRules): MatchResult {
  const counts = manual.decision === 'KEEP_SCORE';
  const score = manual.score || manual.sets ? byHand(manual, played.score, rules) : {};
  return { ...played, ...score, counts, countsForPlayers: counts };
}

/** The innocent side gets the forfeit score, or the real one if that was better for it. */
function forfeited(
  played: MatchResult,
  manual: ManualResult,
  innocent: Side,
  rules: SportRules,
): MatchResult {
  const { forfeit } = rules;
  const awarded = forfeitScore(forfeit, innocent, manual.tooFewPlayers === true);
  const real = manual.score ?? played.score;
  const counts = forfeit.effect !== 'ANNUL';
  if (forfeit.effect === 'SCORE' && margin(real, innocent) > margin(awarded, innocent))
    return { ...played, score: real, tries: manual.tries ?? played.tries, counts, countsForPlayers: false };
  return {
    ...played,
    ...unplayed,
    score: awarded,
    sets: awardedSets(awarded, forfeit.eachSet, rules),
    tries: forfeit.tries === null ? none : pairFor(innocent, forfeit.tries),
    counts,
  };
}

function margin({ home, away }: Pair, side: Side): number {
  return side === 'HOME' ? home - away : away - home;
}

function pairFor(side: Side, value: number): Pair {
  return side === 'HOME' ? { home: value, away: 0 } : { home: 0, away: value };
}

function awardedSets({ home, away }: Pair, eachSet: number | null, rules: SportRules): readonly SetScore[] {
  if (eachSet === null || rules.sets === null) return [];
  const winner = home > away ? 'HOME' : 'AWAY';
  const points = pairFor(winner, eachSet);
  return Array.from({ length: Math.max(home, away) }, (_, at) => ({ set: at + 1, ...points, winner }));
}
