import type { MatchRow, Read } from '@traip/contract';
import type { Services } from '../../../../platform/services/services.ts';
import { matchRows } from '../match-page.ts';
import type { MatchRecord } from '../rows/queries.ts';
import { everyMatch, type Subject } from './every-match.ts';
import { listNearest, type moments } from './queries.ts';

type Moment = keyof typeof moments;

/**
 * Live matches, the next ones (including those that should have started recently) and the last ones, nearest
 * first, up to the given limits.
 */
export async function firstMatches(
  { db, now }: Pick<Services, 'db' | 'now'>,
  subject: Subject,
  limits: Readonly<Record<Moment, number>>,
): Promise<Record<Moment, Read<typeof MatchRow>[]>> {
  const at = now();
  const filter = everyMatch(subject, at);
  const first = async (moment: Moment): Promise<MatchRecord[]> =>
    limits[moment] === 0 ? [] : listNearest(db, filter, moment, limits[moment]);
  const [live, next, last] = await Promise.all([first('live'), first('next'), first('last')]);
  const rows = await matchRows(db, [...live, ...next, ...last], at);
  const after = live.length + next.length;
  return { live: rows.slice(0, live.length), next: rows.slice(live.length, after), last: rows.slice(after) };
}
