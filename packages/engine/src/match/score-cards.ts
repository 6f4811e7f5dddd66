import { type Corner, decideCards, type RankingProblem } from '../ranking/index.ts';
import type { JudgeCard, ManualResult, Pair, ScoreCards, Side } from './event.ts';

/** How far the judges agree: all of them, all but those with a level card, or most of them. */
export type Decision = 'UNANIMOUS' | 'MAJORITY' | 'SPLIT';

/** What the cards add up to. */
export interface CardsDecision {
  /** One total for each judge. */
  readonly totals: readonly Pair[];
  /** How many cards each side won. */
  readonly cards: Pair;
  /** Null for a draw. */
  readonly winner: Side | null;
  readonly decision: Decision;
}

export interface CardsBreach {
  readonly breach: 'CARDS_INVALID';
  readonly problem: RankingProblem;
  /** The judge, and the round if there is one: "2, 3". */
  readonly where: string;
}

const cornerOf = (side: Side): Corner => (side === 'HOME' ? 'A' : 'B');
const sideOfCorner = (corner: Corner | 'DRAW'): Side | null =>
  corner === 'DRAW' ? null : corner === 'A' ? 'HOME' : 'AWAY';

/** Adds up the cards of a bout with so many rounds. */
export function decideScoreCards(
  { judges, deductions }: ScoreCards,
  rounds: number,
): CardsDecision | CardsBreach {
  const decided = decideCards(
    {
      judges: judges.map(({ rounds: scored, named }, at) => ({
        name: `${at + 1}`,
        rounds: scored.map(({ home, away }) => [home, away] as const),
        named: named ? cornerOf(named) : null,
      })),
      knockdowns: new Map(),
      deductions: deductions.map(({ from, points }) => ({ from: cornerOf(from), points })),
    },
    { rounds, knockdowns: false, sumCards: false },
  );
  if ('breach' in decided) return { breach: 'CARDS_INVALID', problem: decided.breach, where: decided.who };
  const totals = decided.totals.map(([home, away]) => ({ home, away }));
  const won = (side: Side) => totals.filter((total, at) => cardWinner(total, judges[at]) === side).length;
  return {
    totals,
    cards: { home: won('HOME'), away: won('AWAY') },
    winner: sideOfCorner(decided.outcome),
    decision: decided.decision,
  };
}

function cardWinner({ home, away }: Pair, judge: JudgeCard | undefined): Side | null {
  if (home === away) return judge?.named ?? null;
  return home > away ? 'HOME' : 'AWAY';
}

/** The decision of a result’s cards; null if there are none, or they are impossible. */
export function cardsOf({ scoreCards }: Pick<ManualResult, 'scoreCards'>): CardsDecision | null {
  const [first] = scoreCards?.judges ?? [];
  if (scoreCards === undefined || first === undefined) return null;
  const decided = decideScoreCards(scoreCards, first.rounds.length);
  return 'breach' in decided ? null : decided;
}
