import type { Following, MatchRow, Read } from '@traip/contract';
import { matchRows } from '../../competition/match/lists/match-page.ts';
import { findRows } from '../../competition/match/lists/rows/queries.ts';
import type { Services } from '../../platform/services/services.ts';
import { describeFound } from '../search/describe-found.ts';
import { listFollowedMatches } from './matches/queries.ts';
import type { StoredFollow } from './stored/queries.ts';
import { listFollowable } from './targets/queries.ts';

type Page = Omit<Read<typeof Following>, 'merged'>;
type Row = Read<typeof MatchRow>;

/** A user's follows, as far as still public, with their matches: as many queries for one as for all. */
export async function followingPage(
  { db, now }: Pick<Services, 'db' | 'now'>,
  follows: readonly StoredFollow[],
): Promise<Page> {
  const at = now();
  const targets = await listFollowable(db, follows);
  if (targets.length === 0) return { items: [], matches: [] };
  const [found, followed] = await Promise.all([
    describeFound(db, targets),
    listFollowedMatches(db, targets, at),
  ]);
  const ids = followed.flatMap(({ live, next, last }) => [live, next, last].filter((id) => id !== null));
  const matches = await matchRows(db, await findRows(db, null, [...new Set(ids)]), at);
  const rings = new Map(follows.map((follow) => [follow.id, follow.rings]));
  const byId = new Map(followed.map((one) => [one.id, one]));
  const items = found.flatMap(({ city: _none, kind, ...item }): Page['items'] => {
    const own = byId.get(item.id);
    if (own === undefined || kind === 'ORGANISATION' || kind === 'TRAIP') return [];
    const { live, next, last } = own;
    return [{ ...item, kind, rings: rings.get(item.id) ?? 'ALL', live, next, last }];
  });
  return { items: byUrgency(items, matches), matches };
}

/** Live matches first, then by the next kick-off, then by the last match. */
function byUrgency(items: Page['items'], matches: readonly Row[]): Page['items'] {
  const kickOffs = new Map(matches.map(({ id, kickOff }) => [id, kickOff?.getTime() ?? null]));
  const timeOf = (id: string | null) => (id === null ? null : (kickOffs.get(id) ?? null));
  const never = Number.MAX_SAFE_INTEGER;
  return items.toSorted(
    (one, other) =>
      Number(other.live !== null) - Number(one.live !== null) ||
      (timeOf(one.next) ?? never) - (timeOf(other.next) ?? never) ||
      (timeOf(other.last) ?? 0) - (timeOf(one.last) ?? 0) ||
      one.name.localeCompare(other.name),
  );
}
