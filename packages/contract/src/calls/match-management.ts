import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, mayIn, sees, signedIn } from '../permissions/index.ts';
import { Code, Id } from '../shapes/fields.ts';
import { MatchComparison } from '../shapes/match-comparison.ts';
import { MatchCriteria, MatchPage } from '../shapes/match-list.ts';
import {
  FullMatch,
  KnockoutParticipants,
  MatchChange,
  MatchReferees,
  MatchSchedule,
  MatchStream,
  NewMatch,
  PostponedMatch,
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
  'PAIRS_ARE_DRAWN',
] as const;

/** Managing matches: fixtures by hand, dates, referees, streams. */
export const matchManagementCalls = {
  create: call({
    method: 'POST',
    path: '/match/create',
    summary: 'Add a fixture to a phase manually',
    access: mayIn('matches.manage', { phase: 'body.phaseId' }),
    body: NewMatch,
    status: 201,
    reply: FullMatch,
    errors: [...fixture, 'GROUP_UNKNOWN', 'PHASE_LOCKED', 'COMPETITION_OVER'],
  }),
  update: call({
    method: 'PUT',
    path: '/match/update',
    summary: 'Change the teams or round of a match that hasn’t started',
    access: mayIn('matches.manage', { match: 'body.id' }),
    body: MatchChange,
    reply: FullMatch,
    errors: [...changing, ...fixture, 'SLOT_DERIVED', 'PHASE_LOCKED'],
  }),
  delete: call({
    method: 'DELETE',
    path: '/match/{id}',
    summary: 'Delete an unplayed match that no other match depends on',
    access: mayIn('traips.manage', { match: 'params.id' }),
    params: byId,
    reply: z.object({ deleted: z.literal(true) }),
    errors: [...changing, 'MATCH_FEEDS_OTHERS', 'PHASE_LOCKED', 'DEPENDENT_STARTED'],
  }),
  get: call({
    method: 'GET',
    path: '/match/{id}',
    summary: 'Get a match as the caller sees it',
    access: sees({ match: 'params.id' }),
    params: byId,
    reply: FullMatch,
    errors: [],
  }),
  full: call({
    method: 'GET',
    path: '/match/full/{id}',
    summary: 'Get the public page of a match',
    access: anyone,
    params: byId,
    reply: FullMatch,
    errors: [],
  }),
  comparison: call({
    method: 'GET',
    path: '/match/comparison/{id}',
    summary: 'Get how the two sides of a match compare: form, places in the table and earlier meetings',
    access: anyone,
    params: byId,
    reply: MatchComparison,
    showsOthers: true,
    errors: [],
  }),
  find: call({
    method: 'POST',
    path: '/match/findByCriteria',
    summary: 'List the matches of competitions the caller can see',
    access: signedIn,
    onlyReads: true,
    takesOrganisationTokens: true,
    body: MatchCriteria,
    reply: MatchPage,
    errors: [],
  }),
  schedule: call({
    method: 'PUT',
    path: '/match/actions/schedule',
    summary: 'Set a match’s kick-off and field, and report conflicts',
    access: mayIn('matches.manage', { match: 'body.matchId' }),
    body: MatchSchedule,
    reply: Scheduled,
    errors: [...changing, 'SCHEDULE_CONFLICT', 'FIELD_UNKNOWN', 'PHASE_LOCKED'],
  }),
  postpone: call({
    method: 'PUT',
    path: '/match/actions/postpone',
    summary: 'Postpone a match without a new date, with a reason',
    access: mayIn('matches.manage', { match: 'body.matchId' }),
    body: PostponedMatch,
    reply: FullMatch,
    errors: [...changing, 'REASON_REQUIRED', 'PHASE_LOCKED'],
  }),
  addReferees: call({
    method: 'PUT',
    path: '/match/actions/addReferees',
    summary: 'Set the referees of a match',
    access: mayIn('matches.manage', { match: 'body.matchId' }),
    body: MatchReferees,
    reply: FullMatch,
    errors: [...changing, 'REFEREE_NOT_ASSIGNED', 'NOT_A_REFEREE', 'REFEREE_CLASH', 'REFEREE_INVOLVED'],
  }),
  refereeCandidates: call({
    method: 'GET',
    path: '/match/{orgCode}/referee-candidates',
    summary: 'List who can referee in an organisation, and who is busy at that time',
    access: mayIn('matches.manage', { organisationCode: 'params.orgCode' }),
    params: z.object({ orgCode: Code }),
    query: RefereeQuery,
    reply: RefereePage,
    errors: [],
  }),
  setStream: call({
    method: 'PUT',
    path: '/match/actions/setStream',
    summary: 'Set the stream of a match',
    access: mayIn('matches.manage', { match: 'body.matchId' }),
    body: MatchStream,
    reply: FullMatch,
    errors: changing,
  }),
  addKnockoutParticipants: call({
    method: 'PUT',
    path: '/match/actions/addKnockoutParticipants',
    summary: 'Set the undecided teams of a match manually',
    access: mayIn('traips.manage', { match: 'body.matchId' }),
    body: KnockoutParticipants,
    reply: FullMatch,
    errors: [...changing, ...fixture, 'SLOT_NOT_OPEN', 'PHASE_LOCKED'],
  }),
};
