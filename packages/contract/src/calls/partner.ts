import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, sees } from '../permissions/index.ts';
import { Entry } from '../shapes/competition.ts';
import { Id } from '../shapes/fields.ts';
import {
  NewPartnerRequest,
  NewPartnerSearch,
  PairHistory,
  PartnerAnswer,
  PartnerChange,
  PartnerPair,
  PartnerSearches,
} from '../shapes/partner.ts';

const byCompetition = z.object({ competitionId: Id });
const seesIt = sees({ competition: 'params.competitionId' });

/** Entering a competition of pairs alone, and pairs that change. */
export const partnerCalls = {
  list: call({
    method: 'GET',
    path: '/partner-searches/{competitionId}',
    summary:
      'List people looking for a partner: all for organisers, the other adults for those looking themselves',
    access: seesIt,
    params: byCompetition,
    reply: PartnerSearches,
    errors: [],
  }),
  look: call({
    method: 'POST',
    path: '/partner-searches/{competitionId}',
    summary: 'Look for a partner while registration is open, for yourself or for a child',
    access: seesIt,
    params: byCompetition,
    body: NewPartnerSearch,
    status: 201,
    reply: PartnerSearches,
    errors: ['COMPETITOR_DIFFERS', 'REGISTRATION_CLOSED', 'ALREADY_ENTERED', 'GUARDIAN_LOOKS'],
  }),
  stop: call({
    method: 'DELETE',
    path: '/partner-searches/{competitionId}/{id}',
    summary: 'Stop looking for a partner',
    access: seesIt,
    params: byCompetition.extend({ id: Id }),
    reply: PartnerSearches,
    errors: [],
  }),
  ask: call({
    method: 'POST',
    path: '/partner-searches/{competitionId}/requests',
    summary: 'Ask someone who is looking for a partner',
    access: seesIt,
    params: byCompetition,
    body: NewPartnerRequest,
    reply: PartnerSearches,
    errors: ['REGISTRATION_CLOSED', 'PARTNER_DECLINED'],
  }),
  takeBack: call({
    method: 'DELETE',
    path: '/partner-searches/{competitionId}/requests/{fromId}/{toId}',
    summary: 'Withdraw a request to be partners',
    access: seesIt,
    params: byCompetition.extend({ fromId: Id, toId: Id }),
    reply: PartnerSearches,
    errors: [],
  }),
  answer: call({
    method: 'PUT',
    path: '/partner-searches/{competitionId}/requests',
    summary: 'Answer a request to be partners: accepting forms the pair and applies for a place',
    access: seesIt,
    params: byCompetition,
    body: PartnerAnswer,
    reply: PartnerSearches,
    errors: [
      'REGISTRATION_CLOSED',
      'ALREADY_ENTERED',
      'COMPETITION_FULL',
      'COMPETITION_UNDER_WAY',
      'COMPETITION_OVER',
      'PHASE_UNKNOWN',
    ],
  }),
  join: call({
    method: 'POST',
    path: '/partner-searches/{competitionId}/pairs',
    summary: 'Pair two people who are looking for a partner or are entered alone',
    access: mayIn('teams.manage', { competition: 'params.competitionId' }),
    params: byCompetition,
    body: PartnerPair,
    status: 201,
    reply: Entry,
    errors: [
      'COMPETITOR_DIFFERS',
      'PARTNER_UNKNOWN',
      'ALREADY_ENTERED',
      'PHASE_HAS_MATCHES',
      'COMPETITION_FULL',
      'COMPETITION_UNDER_WAY',
      'COMPETITION_OVER',
      'PHASE_UNKNOWN',
    ],
  }),
  change: call({
    method: 'PUT',
    path: '/club/traip-competition-team/partner',
    summary:
      'Replace a member of a pair: members until registration closes, organisers also after matches, with a reason',
    access: sees({ competition: 'body.competitionId' }),
    body: PartnerChange,
    reply: Entry,
    errors: [
      'NOT_ENTERED',
      'COMPETITOR_DIFFERS',
      'PARTNER_UNKNOWN',
      'PARTNER_MUST_AGREE',
      'ALREADY_ENTERED',
      'REGISTRATION_CLOSED',
      'COMPETITOR_HAS_PLAYED',
      'REASON_REQUIRED',
      'COMPETITION_OVER',
    ],
  }),
  history: call({
    method: 'GET',
    path: '/club/traip-competition-team/partner/{competitionId}/{teamId}',
    summary: 'Get who is in a pair, and who played its matches',
    access: seesIt,
    params: byCompetition.extend({ teamId: Id }),
    reply: PairHistory,
    errors: ['NOT_ENTERED'],
  }),
};
