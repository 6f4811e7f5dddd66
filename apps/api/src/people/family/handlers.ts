import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { addChild } from './add-child.ts';
import { changeChild } from './change-child.ts';
import { decideConsent } from './decide-consent.ts';
import { getFamily } from './get-family.ts';
import { leaveChild } from './leave-child.ts';

export const familyHandlers: Handlers<typeof contract>['family'] = {
  get: getFamily,
  add: addChild,
  change: changeChild,
  consent: decideConsent,
  leave: leaveChild,
};
