import type { RankingHistory, RankingRow, RankingRules, Read } from '@traip/contract';
import type { RatingRules } from '../../platform/db/competition-tables.ts';
import { traipInBrief } from '../traip/in-brief.ts';
import type { Line } from './facts/line.ts';
import type { RankedTraip } from './facts/queries.ts';
import type { Competitor } from './names/competitors.ts';

/** How many values the small curve of a row shows. */
const trendLength = 20;

export function rulesReply(rating: RatingRules | null): Read<typeof RankingRules> {
  if (rating?.method === 'POINTS') {
    const { method, points, best } = rating;
    return { method, points: [...points], best };
  }
  return { method: rating?.method ?? 'NONE', points: [], best: null };
}

export function rowReply(line: Line, { person, team }: Competitor): Read<typeof RankingRow> {
  const { place, value, deviation, results } = line;
  const periods = line.periods();
  return {
    person,
    team,
    place,
    value,
    deviation,
    results,
    change: periods.at(-1)?.change ?? null,
    trend: periods.slice(-trendLength).map((period) => period.value),
  };
}

export function historyReply(
  traip: RankedTraip,
  line: Line,
  competitor: Competitor,
): Read<typeof RankingHistory> {
  return {
    traip: traipInBrief(traip),
    method: traip.rating?.method ?? 'NONE',
    row: rowReply(line, competitor),
    periods: [...line.periods()].reverse(),
  };
}
