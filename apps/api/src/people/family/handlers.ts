import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import type { PeopleChanged } from '../squad/people-changed.ts';
import { addChild } from './add-child.ts';
import { changeChild } from './change-child.ts';
import { setChildPhoto } from './child-photo.ts';
import { decideConsent } from './decide-consent.ts';
import { getFamily } from './get-family.ts';
import { leaveChild } from './leave-child.ts';
import { decideOwn, ownConsents } from './own-consents.ts';
import { remindGuardians } from './remind-guardians.ts';

export const familyHandlers = (peopleChanged: PeopleChanged): Handlers<typeof contract>['family'] => ({
  get: getFamily,
  add: addChild,
  change: changeChild(peopleChanged),
  setPhoto: setChildPhoto(peopleChanged),
  consent: decideConsent,
  own: ownConsents,
  decideOwn,
  leave: leaveChild,
});

/** Consents on paper are handled in `paper`. */
export const reminderHandlers: Pick<Handlers<typeof contract>['consent'], 'remind'> = {
  remind: remindGuardians,
};
