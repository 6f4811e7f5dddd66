import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { answerPartner } from './answer-partner.ts';
import { askPartner, takeRequestBack } from './ask-partner.ts';
import { changePartner } from './change-partner.ts';
import { joinPartners } from './join-partners.ts';
import { listPartnerSearches } from './list-searches.ts';
import { lookForPartner } from './look-for-partner.ts';
import { pairHistory } from './pair-history.ts';
import { stopLooking } from './stop-looking.ts';

export const partnerHandlers: Handlers<typeof contract>['partner'] = {
  list: listPartnerSearches,
  look: lookForPartner,
  stop: stopLooking,
  ask: askPartner,
  takeBack: takeRequestBack,
  answer: answerPartner,
  join: joinPartners,
  change: changePartner,
  history: pairHistory,
};
