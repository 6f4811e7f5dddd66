import { type RankingBreach, rankingBreach } from './breach.ts';

export type Corner = 'A' | 'B';

/** A round as a judge scored it: its winner, even, or both sides’ points. */
export type JudgedRound = Corner | 'E' | readonly [a: number, b: number];

interface Judge {
  readonly name: string;
  readonly rounds: readonly JudgedRound[];
  /** The judge’s named winner if the card is level and a winner is required. */
  readonly named: Corner | null;
}

/** Points the referee deducts from a boxer on every card. */
export interface Deduction {
  readonly from: Corner;
  readonly points: number;
}

interface Fight {
  readonly judges: readonly Judge[];
  /** Knockdowns suffered in a round by its loser. */
  readonly knockdowns: ReadonlyMap<number, number>;
  readonly deductions: readonly Deduction[];
}

interface CardRules {
  readonly rounds: number;
  readonly knockdowns: boolean;
  /** All cards are added up and the higher total wins. */
  readonly sumCards: boolean;
}

interface Decision {
  readonly totals: readonly (readonly [a: number, b: number])[];
  readonly outcome: Corner | 'DRAW';
  readonly decision: 'UNANIMOUS' | 'MAJORITY' | 'SPLIT';
}

const winnerTakes = 10;
const minPerRound = 7;

/** Adds up the cards of a fight under the ten-point must system. */
export function decideCards(fight: Fight, rules: CardRules): Decision | RankingBreach {
  if (fight.judges.length % 2 === 0) return rankingBreach('JUDGES_EVEN', `${fight.judges.length}`);
  const totals: (readonly [number, number])[] = [];
  for (const judge of fight.judges) {
    const total = totalOf(judge, fight, rules);
    if ('breach' in total) return total;
    totals.push(total);
  }
  const cards = totals.map(([a, b], at) => winnerOf(a, b) ?? fight.judges[at]?.named ?? null);
  const [forA, forB] = [
    cards.filter((card) => card === 'A').length,
    cards.filter((card) => card === 'B').length,
  ];
  const outcome = rules.sumCards ? bySum(totals) : byCards(forA, forB, cards.length);
  return { totals, outcome, decision: decisionOf(forA, forB, cards.length - forA - forB) };
}

function decisionOf(forA: number, forB: number, even: number): Decision['decision'] {
  if (forA > 0 && forB > 0) return 'SPLIT';
  const isOfAll = even === 0 || forA + forB === 0;
  return isOfAll ? 'UNANIMOUS' : 'MAJORITY';
}

function byCards(forA: number, forB: number, all: number): Decision['outcome'] {
  if (forA * 2 > all) return 'A';
  return forB * 2 > all ? 'B' : 'DRAW';
}

function bySum(totals: Decision['totals']): Decision['outcome'] {
  const sum = (at: 0 | 1) => totals.reduce((total, card) => total + card[at], 0);
  return winnerOf(sum(0), sum(1)) ?? 'DRAW';
}

function winnerOf(a: number, b: number): Corner | null {
  if (a === b) return null;
  return a > b ? 'A' : 'B';
}

function totalOf(
  { name, rounds }: Judge,
  { knockdowns, deductions }: Fight,
  rules: CardRules,
): readonly [number, number] | RankingBreach {
  if (rounds.length !== rules.rounds) return rankingBreach('ROUND_MISSING', name);
  let [a, b] = [0, 0];
  for (const [at, judged] of rounds.entries()) {
    const [own, other] = pointsOf(judged, rules.knockdowns ? (knockdowns.get(at + 1) ?? 0) : 0);
    const roundLabel = `${name}, ${at + 1}`;
    if (own !== winnerTakes && other !== winnerTakes) return rankingBreach('ROUND_WITHOUT_TEN', roundLabel);
    if (Math.min(own, other) < minPerRound || Math.max(own, other) > winnerTakes)
      return rankingBreach('ROUND_TOO_LOW', roundLabel);
    a += own;
    b += other;
  }
  const deductedFrom = (corner: Corner) =>
    deductions.reduce((sum, { from, points }) => (from === corner ? sum + points : sum), 0);
  return [a - deductedFrom('A'), b - deductedFrom('B')];
}

function pointsOf(judged: JudgedRound, down: number): readonly [number, number] {
  const loser = winnerTakes - 1 - down;
  if (judged === 'A') return [winnerTakes, loser];
  if (judged === 'B') return [loser, winnerTakes];
  return judged === 'E' ? [winnerTakes, winnerTakes] : judged;
}
