import { type MatchResult, type Side, winningSide } from '../match/index.ts';
import { isOutright } from '../sports/index.ts';

type TeamId = string;

/** Figures that follow from results alone, however they were entered. */
export const resultFigureKeys = [
  ...(['played', 'won', 'drawn', 'lost', 'scored', 'conceded', 'cleanSheets', 'wonOutright'] as const),
  ...(['setsWon', 'setsLost', 'smallWon', 'smallLost'] as const),
] as const;
export type ResultFigure = (typeof resultFigureKeys)[number];

/** A played match with its result. */
interface ResultOfSides {
  readonly home: TeamId;
  readonly away: TeamId;
  readonly result: MatchResult;
}

/** What a side did in its matches, and how it won its bouts. */
export interface SideFigures {
  readonly figures: Readonly<Record<ResultFigure, number>>;
  readonly methods: Readonly<Record<string, number>>;
}

const zeros: Readonly<Record<ResultFigure, number>> = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  cleanSheets: 0,
  wonOutright: 0,
  setsWon: 0,
  setsLost: 0,
  smallWon: 0,
  smallLost: 0,
};

/** The figures of every side; an awarded match that was not played does not count. */
export function sideFigures(matches: readonly ResultOfSides[]): ReadonlyMap<TeamId, SideFigures> {
  const sides = new Map<TeamId, SideFigures>();
  for (const { home, away, result } of matches) {
    if (!wasPlayed(result)) continue;
    sides.set(home, plus(sides.get(home), result, 'HOME'));
    sides.set(away, plus(sides.get(away), result, 'AWAY'));
  }
  return sides;
}

function wasPlayed({ outcome, counts, method }: MatchResult): boolean {
  return counts && method !== 'WO' && (outcome === 'NORMAL' || outcome === 'ABANDONED');
}

function plus(before: SideFigures | undefined, result: MatchResult, side: Side): SideFigures {
  const { figures, methods } = before ?? { figures: zeros, methods: {} };
  const added = figuresIn(result, side);
  const sum = Object.fromEntries(
    Object.entries(figures).map(([figure, value]) => [figure, value + added[figure as ResultFigure]]),
  ) as Record<ResultFigure, number>;
  const { method } = result;
  if (method === null || winningSide(result) !== side) return { figures: sum, methods };
  return { figures: sum, methods: { ...methods, [method]: (methods[method] ?? 0) + 1 } };
}

function figuresIn(result: MatchResult, side: Side): Record<ResultFigure, number> {
  const { sets, score, method } = result;
  const [own, rival] = side === 'HOME' ? (['home', 'away'] as const) : (['away', 'home'] as const);
  const winner = winningSide(result);
  const won = winner === side ? 1 : 0;
  const sum = (of: 'home' | 'away') => sets.reduce((total, set) => total + set[of], 0);
  const setsOf = (of: Side) => sets.filter(({ winner: setWinner }) => setWinner === of).length;
  // In set sports the score is the sets, even if their points were not recorded.
  const bySets = sets.length > 0;
  return {
    played: 1,
    won,
    drawn: winner === null ? 1 : 0,
    lost: winner === null ? 0 : 1 - won,
    scored: score[own],
    conceded: score[rival],
    cleanSheets: score[rival] === 0 ? 1 : 0,
    wonOutright: won === 1 && method !== null && isOutright(method) ? 1 : 0,
    setsWon: bySets ? setsOf(side) : score[own],
    setsLost: bySets ? setsOf(side === 'HOME' ? 'AWAY' : 'HOME') : score[rival],
    smallWon: sum(own),
    smallLost: sum(rival),
  };
}
