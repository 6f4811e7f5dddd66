import { pageWith, type RaceRecords, type Read, type raceRecordCalls, refuse } from '@traip/contract';
import { eventKey } from '@traip/engine/race-records';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { visibleTraip } from '../../ranking/visible-traip.ts';
import { playerOf } from '../entries/entry-reply.ts';
import { type GroupHistory, historiesOf } from './histories.ts';
import { type HolderRow, listBestMarks, listEvents, listHolders } from './marks/queries.ts';

type Reply = Read<typeof RaceRecords>;
type Mark = GroupHistory['holders'][number];

/** Computed from stored results, so that a record follows a changed result. */
export const listRecords: Handler<typeof raceRecordCalls.list> = async (context, { params, query }) => {
  const { db } = context;
  const traip = await visibleTraip(context, params.code);
  if (!traip) return refuse('NOT_FOUND');
  const events = await listEvents(db, traip);
  const key = query.event === undefined ? undefined : eventKey(query.event);
  const event = key === undefined ? events[0] : events.find((one) => eventKey(one.event) === key);
  const shown = { traip: { code: traip.code, name: traip.name }, events: [...events], event: event ?? null };
  if (event === undefined) return { ...shown, ...pageWith([], { ...query, total: 0 }) };
  const marks = await listBestMarks(db, traip, { key: eventKey(event.event), kind: event.kind });
  const search = query.search.toLowerCase();
  const groups = historiesOf(marks, query.of, event.kind === 'TIME')
    .filter(({ club }) => query.of === 'MEETING' || (club ?? '').toLowerCase().includes(search))
    .toSorted(inOrder);
  const first = (query.page - 1) * query.limit;
  const items = await recordReplies(db, groups.slice(first, first + query.limit));
  return { ...shown, ...pageWith(items, { ...query, total: groups.length }) };
};

const genders = ['FEMALE', 'MALE', 'OTHER', null] as const;

function inOrder(a: GroupHistory, b: GroupHistory): number {
  return (
    (a.club ?? '').localeCompare(b.club ?? '', 'es') ||
    genders.indexOf(a.gender) - genders.indexOf(b.gender) ||
    (a.band ?? '').localeCompare(b.band ?? '', 'es', { numeric: true })
  );
}

/** The last record with a different mark. */
function previousOf({ holders, set }: GroupHistory): Mark | undefined {
  return set.findLast(({ mark }) => mark.mark !== holders[0]?.mark)?.mark;
}

async function recordReplies(db: Database, groups: readonly GroupHistory[]): Promise<Reply['items']> {
  const marks = groups.flatMap((group) => [...group.holders, previousOf(group) ?? []].flat());
  const rows = await listHolders(db, [...new Set(marks.map(({ id }) => id))]);
  const byId = new Map(rows.map((row) => [row.holderId, row]));
  return groups.map((group) => {
    const previous = previousOf(group);
    return {
      gender: group.gender,
      band: group.band,
      club: group.club,
      holders: group.holders.map((mark) => holderReply(mark, byId.get(mark.id))),
      previous: previous ? holderReply(previous, byId.get(previous.id)) : null,
    };
  });
}

function holderReply(
  { mark, wind, heldOn }: Mark,
  row: HolderRow | undefined,
): Reply['items'][number]['holders'][number] {
  const player = row && playerOf(row);
  const { competitionId = null, competitionName } = row ?? {};
  return {
    mark,
    wind,
    heldOn,
    person: player ? playerInBrief(player, false) : null,
    team: row?.team ?? null,
    bib: row?.bib ?? null,
    club: row?.club ?? null,
    place: row?.place ?? null,
    competition: competitionId === null ? null : { id: competitionId, name: competitionName ?? '' },
    raceId: row?.raceId ?? null,
    isProvisional: row?.isProvisional ?? false,
  };
}
