import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { addPeople } from './add-people.ts';
import { changePeople } from './change-people.ts';
import { getSquad } from './get-squad.ts';
import type { PeopleChanged } from './people-changed.ts';
import { removePhoto, setPhoto } from './photo.ts';
import { readTable } from './read-table.ts';
import { removePeople } from './remove-people.ts';
import { restorePeople } from './restore-people.ts';

export const squadHandlers = (peopleChanged: PeopleChanged): Handlers<typeof contract>['squad'] => ({
  get: getSquad,
  add: addPeople,
  change: changePeople(peopleChanged),
  remove: removePeople,
  restore: restorePeople,
  readTable,
  setPhoto: setPhoto(peopleChanged),
  removePhoto: removePhoto(peopleChanged),
});
