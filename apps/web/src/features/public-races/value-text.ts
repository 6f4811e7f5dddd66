import { formatTime } from '@traip/engine/ranking';
import type { RankingInfo } from './load-rankings.ts';

export const clubKinds: ReadonlySet<RankingInfo['kind']> = new Set(['STAGE_TEAMS', 'TEAMS', 'CLUBS']);

type Measured = Pick<RankingInfo, 'kind'> & { readonly rules: Pick<RankingInfo['rules'], 'sumTimes'> };

/** Whether a total is a time; otherwise it's points, or a sum of places. */
export function isTimed({ kind, rules }: Measured): boolean {
  return kind === 'GENERAL' || kind === 'STAGE_TEAMS' || (kind === 'TEAMS' && rules.sumTimes);
}

/** A total or the result of a race, formatted for a language. */
export function valueText(value: number, ranking: Measured, locale: string): string {
  if (isTimed(ranking)) return formatTime(value, 1000);
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
}
