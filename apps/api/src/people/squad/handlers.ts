import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { addPeople } from './add-people.ts';
import { changePeople } from './change-people.ts';
import { getSquad } from './get-squad.ts';
import { removePhoto, setPhoto } from './photo.ts';
import { readTable } from './read-table.ts';
import { removePeople } from './remove-people.ts';
import { restorePeople } from './restore-people.ts';

export const squadHandlers: Handlers<typeof contract>['squad'] = {
  get: getSquad,
  add: addPeople,
  change: changePeople,
  remove: removePeople,
  restore: restorePeople,
  readTable,
  setPhoto,
  removePhoto,
};
