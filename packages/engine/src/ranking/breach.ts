/** Why results cannot be ranked. */
export type RankingProblem =
  | 'TWICE'
  | 'BIB_TWICE'
  | 'LANE_TWICE'
  | 'UNKNOWN'
  | 'MARK_MISSING'
  | 'MARK_AND_STATUS'
  | 'ORDER_CONTRADICTS_MARK'
  | 'SPLITS_NOT_RISING'
  | 'SPLITS_DISAGREE'
  | 'LANES_TOO_FEW'
  | 'HEIGHTS_NOT_RISING'
  | 'ATTEMPTS_IMPOSSIBLE'
  | 'STAGES_MISSING'
  | 'PLACE_TWICE'
  | 'ROUNDS_TOO_MANY'
  | 'PLAYOFF_NOT_LEVEL'
  | 'ROUND_WITHOUT_TEN'
  | 'ROUND_TOO_LOW'
  | 'ROUND_MISSING'
  | 'JUDGES_EVEN'
  | 'NOT_IN_BOUT'
  | 'AGAINST_ITSELF'
  | 'LOSER_GOES_ON'
  | 'FINAL_MISSING'
  | 'SUM_WRONG'
  | 'FIGURES_MISSING';

/** The first problem, and the person or thing it concerns. */
export interface RankingBreach {
  readonly breach: RankingProblem;
  readonly who: string;
}

export function rankingBreach(breach: RankingProblem, subject: string): RankingBreach {
  return { breach, who: subject };
}

/** The breach for the first row with a duplicate key; null keys are ignored. */
export function firstDuplicate<Row extends { readonly id: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number | null = ({ id }) => id,
  breach: RankingProblem = 'TWICE',
): RankingBreach | null {
  const seen = new Set<string | number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    if (seen.has(key)) return rankingBreach(breach, row.id);
    seen.add(key);
  }
  return null;
}
