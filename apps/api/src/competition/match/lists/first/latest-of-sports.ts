import type { MatchRow, Read } from '@traip/contract';
import { sportByKey } from '@traip/engine';
import type { Services } from '../../../../platform/services/services.ts';
import { matchRows } from '../match-page.ts';
import type { MatchRecord } from '../rows/queries.ts';
import { everyMatch } from './every-match.ts';
import { endedRecently, listFirst } from './queries.ts';

/** How many results are examined. */
const looksAt = 60;

/** The newest public result of each sport, up to a number of sports. */
export async function latestOfSports(
  { db, now }: Pick<Services, 'db' | 'now'>,
  limit: number,
): Promise<Read<typeof MatchRow>[]> {
  const at = now();
  const options = { condition: endedRecently(at), order: 'desc', limit: looksAt } as const;
  const latest = new Map<string, MatchRecord>();
  for (const match of await listFirst(db, everyMatch({ userId: null }, at), options)) {
    const sport = sportByKey(match.sportVariantKey)?.parentKey ?? match.sportVariantKey;
    if (!latest.has(sport)) latest.set(sport, match);
  }
  return matchRows(db, [...latest.values()].slice(0, limit), at);
}
