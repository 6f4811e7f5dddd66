import type { contract } from '@traip/contract';
import type { Handlers } from '../../../platform/routing/handler.ts';
import { addEarlierMarks } from './earlier/add-earlier.ts';
import { deleteEarlierMark } from './earlier/delete-earlier.ts';
import { listEarlierMarks } from './earlier/list-earlier.ts';
import { listRecords } from './list-records.ts';
import { recordsOfRace } from './records-of-race.ts';

export const raceRecordHandlers: Handlers<typeof contract>['raceRecord'] = {
  list: listRecords,
  ofRace: recordsOfRace,
  earlier: listEarlierMarks,
  addEarlier: addEarlierMarks,
  deleteEarlier: deleteEarlierMark,
};
