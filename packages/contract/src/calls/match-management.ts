import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, mayIn, sees, signedIn } from '../permissions/index.ts';
import { Code, Id } from '../shapes/fields.ts';
import { MatchCriteria, MatchPage } from '../shapes/match-list.ts';
import {
  FullMatch,
  KnockoutParticipants,
  MatchChange,
  MatchReferees,
  MatchSchedule,
  MatchStream,
  NewMatch,
  RefereePage,
  RefereeQuery,
  Scheduled,
} from '../shapes/match-management.ts';

const byId = z.object({ id: Id });

const changing = ['INVALID_TRANSITION', 'STALE_VERSION'] as const;
const fixture = [
  'SAME_TEAM_TWICE',
  'TEAM_NOT_IN_PHASE',
  'CHALLENGE_NOT_ALLOWED',
  'DEPENDENT_STARTED',
] as const;

/** Managing matches: fixtures by hand, dates, referees, streams. */
export const matchManagementCalls = {
  create: call({
    method: 'POST',
    path: '/match/create',
    summary: 'Add a fixture by hand to a phase',
    who: mayIn('matches.manage', { phase: 'body.phaseId' }),
    body: NewMatch,
    status: 201,
    reply: FullMatch,
    errors: [...fixture, 'GROUP_UNKNOWN', 'PHASE_LOCKED', 'COMPETITION_OVER'],
  }),
  update: call({
    method: 'PUT',
    path: '/match/update',
    summary: 'Change the teams or the round of a match that has not started',
    who: mayIn('matches.manage', { match: 'body.id' }),
    body: MatchChange,
    reply: FullMatch,
    errors: [...changing, ...fixture, 'SLOT_DERIVED', 'PHASE_LOCKED'],
  }),
  delete: call({
    method: 'DELETE',
    path: '/match/{id}',
    summary: 'Delete a match that was not played and that no other waits for',
    who: mayIn('traips.manage', { match: 'params.id' }),
    params: byId,
    reply: z.object({ deleted: z.literal(true) }),
    errors: [...changing, 'MATCH_FEEDS_OTHERS', 'PHASE_LOCKED', 'DEPENDENT_STARTED'],
  }),
  get: call({
    method: 'GET',
    path: '/match/{id}',
    summary: 'One match, as the caller sees it',
    who: sees({ match: 'params.id' }),
    params: byId,
    reply: FullMatch,
    errors: [],
  }),
  full: call({
    method: 'GET',
    path: '/match/full/{id}',
    summary: 'The public page of a match',
    who: anyone,
    params: byId,
    reply: FullMatch,
    errors: [],
  }),
  find: call({
    method: 'POST',
    path: '/match/findByCriteria',
    summary: 'Matches of competitions that the caller may see',
    who: signedIn,
    body: MatchCriteria,
    reply: MatchPage,
    errors: [],
  }),
  schedule: call({
    method: 'PUT',
    path: '/match/actions/schedule',
    summary: 'Give a match its kick-off and field; tells what is taken then',
    who: mayIn('matches.manage', { match: 'body.matchId' }),
    body: MatchSchedule,
    reply: Scheduled,
    errors: [...changing, 'SCHEDULE_CONFLICT', 'FIELD_UNKNOWN', 'PHASE_LOCKED'],
  }),
  addReferees: call({
    method: 'PUT',
    path: '/match/actions/addReferees',
    summary: 'Say who referees a match',
    who: mayIn('matches.manage', { match: 'body.matchId' }),
    body: MatchReferees,
    reply: FullMatch,
    errors: [...changing, 'REFEREE_NOT_ASSIGNED', 'NOT_A_REFEREE', 'REFEREE_CLASH', 'REFEREE_INVOLVED'],
  }),
  refereeCandidates: call({
    method: 'GET',
    path: '/match/{orgCode}/referee-candidates',
    summary: 'Who of an organisation may referee, and who is busy then',
    who: mayIn('matches.manage', { organisationCode: 'params.orgCode' }),
    params: z.object({ orgCode: Code }),
    query: RefereeQuery,
    reply: RefereePage,
    errors: [],
  }),
  setStream: call({
    method: 'PUT',
    path: '/match/actions/setStream',
    summary: 'Say where a match can be watched',
    who: mayIn('matches.manage', { match: 'body.matchId' }),
    body: MatchStream,
    reply: FullMatch,
    errors: changing,
  }),
  addKnockoutParticipants: call({
    method: 'PUT',
    path: '/match/actions/addKnockoutParticipants',
    summary: 'Fill the sides that wait for a team by hand',
    who: mayIn('traips.manage', { match: 'body.matchId' }),
    body: KnockoutParticipants,
    reply: FullMatch,
    errors: [...changing, ...fixture, 'SLOT_NOT_OPEN', 'PHASE_LOCKED'],
  }),
};
