import type { contract } from '@traip/contract';
import type { Handlers } from '../../../platform/routing/handler.ts';
import type { PeopleChanged } from '../people-changed.ts';
import { changePerson } from './change-person.ts';
import { enterPeople } from './enter-people.ts';
import { getPerson } from './get-person.ts';
import { listPeople } from './list-people.ts';
import { removePhoto, setPhoto } from './photo.ts';
import { readTable } from './read-table.ts';
import { removePeople, restorePeople } from './remove-people.ts';

export const organisationPeopleHandlers = (
  peopleChanged: PeopleChanged,
): Handlers<typeof contract>['organisationPeople'] => ({
  list: listPeople,
  add: enterPeople,
  readTable,
  get: getPerson,
  change: changePerson(peopleChanged),
  remove: removePeople,
  restore: restorePeople,
  setPhoto: setPhoto(peopleChanged),
  removePhoto: removePhoto(peopleChanged),
});
