import { type Read, type RecordsOfRace, type raceRecordCalls, refuse } from '@traip/contract';
import { eventKey } from '@traip/engine/race-records';
import type { Database } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import type { RankedTraip } from '../../ranking/facts/queries.ts';
import { visibleTraip } from '../../ranking/visible-traip.ts';
import type { RaceRecord } from '../lock/queries.ts';
import { pageOfHeats, pageOfResults } from '../page/queries.ts';
import { historiesOf, personalHistories } from './histories.ts';
import {
  findRecordedRace,
  listBestMarks,
  listMarksOf,
  listPeopleOf,
  type RecordedEvent,
} from './marks/queries.ts';

type Item = Read<typeof RecordsOfRace>['items'][number];
type Badge = Item['records'][number];

/** Which results of a page were records when they were set. */
export const recordsOfRace: Handler<typeof raceRecordCalls.ofRace> = async (context, { params, query }) => {
  const { db } = context;
  const traip = await visibleTraip(context, params.code);
  const race = traip ? await findRecordedRace(db, traip, params.raceId) : undefined;
  if (!traip || !race) return refuse('NOT_FOUND');
  if (race.kind === 'GOLF' || !['PROVISIONAL', 'OFFICIAL'].includes(race.publication)) return { items: [] };
  const rows =
    query.by === 'HEAT' ? await pageOfHeats(db, race.id, query) : await pageOfResults(db, race, query);
  const badges = new Map(rows.map(({ entryId }) => [entryId, [] as Badge[]]));
  const page = { race, kind: race.kind, badges };
  if (race.recordEvent !== null) await addShared(db, traip, page, race.recordEvent);
  const own = race.legs === null ? race.recordEvent : race.legEvent;
  if (own !== null) await addPersonal(db, traip, page, own);
  const items = [...badges].map(([entryId, records]) => ({ entryId, records }));
  return { items: items.filter(({ records }) => records.length > 0) };
};

interface Page {
  readonly race: RaceRecord;
  readonly kind: RecordedEvent['kind'];
  readonly badges: ReadonlyMap<string, Badge[]>;
}

/** Records of the meeting and of clubs. A first mark beats nobody, and gets no badge. */
async function addShared(db: Database, traip: RankedTraip, { race, kind, badges }: Page, event: string) {
  const marks = await listBestMarks(db, traip, { key: eventKey(event), kind });
  for (const shared of ['MEETING', 'CLUB'] as const)
    for (const { band, set } of historiesOf(marks, shared, kind === 'TIME'))
      for (const { mark, isEqual, isFirst } of set)
        if (mark.raceId === race.id && !isFirst) badges.get(mark.id)?.push({ kind: shared, band, isEqual });
}

async function addPersonal(db: Database, traip: RankedTraip, { race, kind, badges }: Page, event: string) {
  const people = (await listPeopleOf(db, [...badges.keys()])).map(({ personId }) => personId);
  if (people.length === 0) return;
  const marks = await listMarksOf(db, traip, { key: eventKey(event), kind, people });
  for (const { set } of personalHistories(marks, kind === 'TIME'))
    for (const { mark, isEqual, isFirst } of set)
      if (mark.raceId === race.id && !isFirst)
        badges.get(mark.id)?.push({ kind: 'PERSONAL', band: null, isEqual });
}
