import type { PartnerSearches, Read } from '@traip/contract';
import { isMinor } from '../../../people/auth/age.ts';
import { listCompeting } from '../../../people/competitor/queries.ts';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { CompetitionRecord } from '../../competition/queries.ts';
import { takesEntries } from '../../competition/reply/progress.ts';
import {
  listOwnPairs,
  listPossible,
  listRequests,
  listSearches,
  listSingles,
  type SearchRow,
} from './queries.ts';

interface Reader {
  readonly userId: string;
  readonly isStaff: boolean;
  readonly now: Date;
}

type Open = Pick<CompetitionRecord, 'id' | 'state' | 'takesRegistrations' | 'competitors'>;

/** Whether people can enter themselves. */
export function takesPartners(competition: Open): boolean {
  return takesEntries(competition) && competition.competitors === 'PAIR';
}

/** The searches of others that a caller sees: no minors, and none at all unless the caller is looking too. */
export function visibleSearches(rows: readonly SearchRow[], { isStaff, now }: Reader): readonly SearchRow[] {
  if (isStaff) return rows;
  const looks = rows.some(({ isOwn }) => isOwn);
  return rows.filter((row) => row.isOwn || (looks && !isMinor(row, now)));
}

export async function searchesReply(
  db: Database,
  competition: Open,
  reader: Reader,
): Promise<Read<typeof PartnerSearches>> {
  const { userId, isStaff, now } = reader;
  const rows = await listSearches(db, competition.id, userId);
  const requests = await listRequests(db, competition.id);
  const competing = new Set((await listCompeting(db, competition.id)).map(({ id }) => id));
  const own = new Set(rows.filter(({ isOwn }) => isOwn).map(({ searchId }) => searchId));
  const possible = await listPossible(db, competition.id, userId);
  const isFor = (row: (typeof possible)[number]) =>
    !competing.has(row.id) && (row.id !== userId || !isMinor(row, now));
  return {
    isOpen: takesPartners(competition),
    mayJoin: isStaff,
    searches: visibleSearches(rows, reader).map((row) => searchReply(row, requests, own, reader)),
    people: possible.filter(isFor).map((row) => playerInBrief(row, true)),
    ownPairs: await listOwnPairs(db, competition.id, userId),
    singles: isStaff
      ? (await listSingles(db, competition.id)).map(({ teamId, name }) => ({ teamId, name }))
      : [],
  };
}

function searchReply(
  row: SearchRow,
  requests: Awaited<ReturnType<typeof listRequests>>,
  own: ReadonlySet<string>,
  { isStaff, now }: Reader,
): Read<typeof PartnerSearches>['searches'][number] {
  const { searchId: id, level, note, at, isOwn } = row;
  const sent = requests.filter(({ fromId, toId }) => own.has(fromId) && toId === id);
  const received = requests.filter(
    ({ fromId, toId, declinedAt }) => own.has(toId) && fromId === id && !declinedAt,
  );
  return {
    id,
    person: playerInBrief(row, isStaff || isOwn),
    level,
    note,
    at,
    isOwn,
    isMinor: isMinor(row, now),
    requests: [
      ...sent.map(({ fromId, declinedAt }) => ({
        ownId: fromId,
        state: declinedAt ? ('DECLINED' as const) : ('SENT' as const),
      })),
      ...received.map(({ toId }) => ({ ownId: toId, state: 'RECEIVED' as const })),
    ],
  };
}
