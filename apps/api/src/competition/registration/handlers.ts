import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { decideLicences } from './decide-licences.ts';
import { enterSquad } from './enter-squad.ts';
import { getRules } from './get-rules.ts';
import { getSquad } from './get-squad.ts';
import { listLicences } from './list-licences.ts';
import { listOfTeam } from './list-of-team.ts';
import { myLicences } from './my-licences.ts';
import { saveRules } from './save-rules.ts';
import { sendAgain } from './send-again.ts';
import { submitSquad } from './submit-squad.ts';

export const registrationHandlers: Handlers<typeof contract>['registration'] = {
  rules: getRules,
  saveRules,
  ofTeam: listOfTeam,
  squad: getSquad,
  enter: enterSquad,
  submit: submitSquad,
  list: listLicences,
  decide: decideLicences,
};

export const licenceHandlers: Handlers<typeof contract>['licence'] = { mine: myLicences, sendAgain };
