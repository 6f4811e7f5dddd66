import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { addChild } from './add-child.ts';
import { changeChild } from './change-child.ts';
import { decideConsent } from './decide-consent.ts';
import { getFamily } from './get-family.ts';
import { leaveChild } from './leave-child.ts';
import { decideOwn, ownConsents } from './own-consents.ts';
import { remindGuardians } from './remind-guardians.ts';

export const familyHandlers: Handlers<typeof contract>['family'] = {
  get: getFamily,
  add: addChild,
  change: changeChild,
  consent: decideConsent,
  own: ownConsents,
  decideOwn,
  leave: leaveChild,
};

export const consentHandlers: Handlers<typeof contract>['consent'] = { remind: remindGuardians };
