import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, open } from '../permissions/index.ts';
import { Code, Id } from '../shapes/fields.ts';
import { raceLimits } from '../shapes/race.ts';
import {
  EarlierMarks,
  EarlierTable,
  EarlierTableOutcome,
  earlierErrors,
  RaceRecordQuery,
  RaceRecords,
  RecordsOfRace,
} from '../shapes/race-record.ts';
import { RaceResultQuery } from '../shapes/race-result.ts';

const byTraip = z.object({ traipId: Id });
const mayManage = mayIn('traips.manage', { traip: 'params.traipId' });

/** Records of the events of a Traip, and marks from before Traip. */
export const raceRecordCalls = {
  list: call({
    method: 'GET',
    path: '/race-records/{code}',
    summary: 'List the records of an event at the meetings of a Traip, or of the clubs there',
    access: open,
    params: z.object({ code: Code }),
    query: RaceRecordQuery,
    reply: RaceRecords,
    errors: [],
  }),
  ofRace: call({
    method: 'GET',
    path: '/race-records/{code}/races/{raceId}',
    summary: 'List which results on a page of a race were records or personal bests when they were set',
    access: open,
    params: z.object({ code: Code, raceId: Id }),
    query: RaceResultQuery,
    reply: RecordsOfRace,
    errors: [],
  }),
  earlier: call({
    method: 'GET',
    path: '/earlier-marks/{traipId}',
    summary: 'List the marks from before Traip that count for records',
    access: mayManage,
    params: byTraip,
    reply: EarlierMarks,
    errors: [],
  }),
  addEarlier: call({
    method: 'POST',
    path: '/earlier-marks/{traipId}',
    summary: 'Preview a pasted table of earlier marks with the problems in each row, or save all of it',
    access: mayManage,
    tokenNeed: 'people',
    params: byTraip,
    body: EarlierTable,
    maxBodyBytes: raceLimits.tableBytes * 2,
    creates: true,
    reply: EarlierTableOutcome,
    errors: ['CSV_UNREADABLE', 'TABLE_EMPTY', 'TOO_MANY_ROWS', 'NOT_A_RACE_SPORT', ...earlierErrors],
  }),
  deleteEarlier: call({
    method: 'DELETE',
    path: '/earlier-marks/{traipId}/{markId}',
    summary: 'Delete an earlier mark; the record goes back to its previous holder',
    access: mayManage,
    params: z.object({ traipId: Id, markId: Id }),
    reply: z.object({ deleted: z.literal(true) }),
    errors: [],
  }),
};
