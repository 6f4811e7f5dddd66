import type { contract } from '@traip/contract';
import type { Handlers } from '../../../platform/routing/handler.ts';
import { enterPeople } from './enter-people.ts';
import { listPeople } from './list-people.ts';
import { readTable } from './read-table.ts';

export const organisationPeopleHandlers: Handlers<typeof contract>['organisationPeople'] = {
  list: listPeople,
  add: enterPeople,
  readTable,
};
