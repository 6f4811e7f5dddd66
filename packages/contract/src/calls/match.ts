import { z } from 'zod';
import { call } from '../call.ts';
import { mayAtTheDesk, mayIn } from '../permissions/index.ts';
import { Desk, Registered, RegisteredMany, ResultImpact } from '../shapes/desk.ts';
import {
  AssistChoice,
  MvpChoice,
  NewScorerLink,
  ScorerLink,
  ScorerLinks,
  SubstitutionToRegister,
} from '../shapes/desk-people.ts';
import { Id } from '../shapes/fields.ts';
import { LicenceChecks } from '../shapes/licence-check.ts';
import {
  CancelMatch,
  MoveMatch,
  NewMatchEvent,
  NewMatchEvents,
  ReopenMatch,
  ResultByHand,
  StartMatch,
  SupposedResult,
} from '../shapes/match.ts';

const byId = z.object({ id: Id });

/** What an action on a match may be answered with. */
const moving = ['REFEREE_NOT_ASSIGNED', 'INVALID_TRANSITION', 'STALE_VERSION', 'TOO_MANY_EVENTS'] as const;

/** Why the competition, or the phase, does not begin with it. */
const starting = ['COMPETITION_OVER', 'TRANSITION_HELD_BACK'] as const;

/** Why the rules do not take a result. */
const resultErrors = [
  'WINNER_REQUIRED',
  'DEPENDENT_STARTED',
  'TEAMS_UNKNOWN',
  'REASON_REQUIRED',
  'SET_SCORE_IMPOSSIBLE',
  'SCORE_REQUIRED',
  'SCORE_INVALID',
  'SCORE_DISAGREES_WITH_SETS',
  'METHOD_REQUIRED',
  'METHOD_UNKNOWN',
] as const;

/** Why the rules do not take an event. */
const eventErrors = [
  'EVENT_NOT_ALLOWED',
  'EVENT_KIND_UNKNOWN',
  'EVENT_KIND_DERIVED',
  'EVENT_TIME_INVALID',
  'PERIOD_UNKNOWN',
  'PERIOD_ALREADY_STARTED',
  'PERIOD_ALREADY_ENDED',
  'TEAM_NOT_IN_MATCH',
  'PLAYER_NOT_IN_TEAM',
  'PLAYER_NOT_IN_LINEUP',
  'PLAYER_WENT_OFF',
  'ASSIST_BY_SCORER',
  'SET_SCORE_IMPOSSIBLE',
  'WINNER_REQUIRED',
  'SCORE_IN_DOUBT',
  'DEPENDENT_STARTED',
] as const;

/** A match while it is played: what is done with it, and what happens in it. */
export const matchDeskCalls = {
  desk: call({
    method: 'GET',
    path: '/match/desk/{id}',
    summary: 'A match as those see it who keep its score',
    who: mayAtTheDesk({ match: 'params.id' }),
    params: byId,
    reply: Desk,
    errors: [],
  }),
  start: call({
    method: 'PUT',
    path: '/match/actions/start/{id}',
    summary: 'Start a match; the first one starts its phase and competition',
    who: mayAtTheDesk({ match: 'params.id' }),
    params: byId,
    body: StartMatch,
    reply: Desk,
    errors: [...moving, ...starting, 'FORCE_REQUIRED', 'TEAMS_UNKNOWN', 'DEPENDENT_STARTED'],
  }),
  finish: call({
    method: 'PUT',
    path: '/match/actions/finish/{id}',
    summary: 'End a match: its result stands until it is closed',
    who: mayAtTheDesk({ match: 'params.id' }),
    params: byId,
    body: MoveMatch,
    reply: Desk,
    errors: [...moving, 'WINNER_REQUIRED', 'SCORE_IN_DOUBT', 'DEPENDENT_STARTED'],
  }),
  close: call({
    method: 'PUT',
    path: '/match/actions/close/{id}',
    summary: 'Make the result official',
    who: mayIn('matches.manage', { match: 'params.id' }),
    params: byId,
    body: MoveMatch,
    reply: Desk,
    errors: [...moving, 'DEPENDENT_STARTED'],
  }),
  reopen: call({
    method: 'PUT',
    path: '/match/actions/reopen/{id}',
    summary: 'Take a match one step back, saying why',
    who: mayIn('matches.manage', { match: 'params.id' }),
    params: byId,
    body: ReopenMatch,
    reply: Desk,
    errors: [
      ...moving,
      'REASON_REQUIRED',
      'DEPENDENT_STARTED',
      'COMPETITION_OVER',
      'PHASE_LOCKED',
      'CHALLENGE_NOT_ALLOWED',
    ],
  }),
  cancel: call({
    method: 'PUT',
    path: '/match/actions/cancel/{id}',
    summary: 'Cancel a match, saying why and, in a knock-out, who goes through',
    who: mayIn('matches.manage', { match: 'params.id' }),
    params: byId,
    body: CancelMatch,
    reply: Desk,
    errors: [...moving, 'REASON_REQUIRED', 'ADVANCING_TEAM_REQUIRED', 'DEPENDENT_STARTED'],
  }),
  addManualResult: call({
    method: 'PUT',
    path: '/match/actions/addManualResult',
    summary: 'Enter a result by hand, or correct one',
    who: mayIn('matches.manage', { match: 'body.matchId' }),
    body: ResultByHand,
    reply: Desk,
    errors: [...moving, ...resultErrors, ...starting],
  }),
  impact: call({
    method: 'POST',
    path: '/match/impact',
    summary: 'What a result, or a step back, would change in tables and later matches; nothing is written',
    who: mayIn('matches.manage', { match: 'body.matchId' }),
    body: SupposedResult,
    reply: ResultImpact,
    errors: [...moving, ...resultErrors, 'COMPETITION_OVER', 'PHASE_LOCKED'],
  }),
  registerEvent: call({
    method: 'POST',
    path: '/match/actions/registerEvent',
    summary: 'Record something that happened in a match; sent again, it is the same event',
    who: mayAtTheDesk({ match: 'body.matchId' }),
    body: NewMatchEvent,
    reply: Registered,
    errors: [...moving, ...eventErrors, 'SCORER_TOO_FAST'],
  }),
  registerEvents: call({
    method: 'POST',
    path: '/match/actions/registerEvents',
    summary: 'Record what happened while the device was offline, in order, each with its own outcome',
    who: mayAtTheDesk({ match: 'body.matchId' }),
    body: NewMatchEvents,
    reply: RegisteredMany,
    errors: [...moving, ...eventErrors, 'SCORER_TOO_FAST'],
  }),
  deleteEvent: call({
    method: 'DELETE',
    path: '/match/actions/deleteEvent/{eventId}/{matchId}',
    summary: 'Take an event back: the match is what it would be without it',
    who: mayAtTheDesk({ match: 'params.matchId' }),
    params: z.object({ eventId: Id, matchId: Id }),
    reply: Desk,
    errors: [...moving, ...eventErrors, 'EVENT_NOT_DELETABLE', 'MATCH_NEVER_STARTED'],
  }),
  substitute: call({
    method: 'POST',
    path: '/match/actions/substitute',
    summary: 'One player for another; told again it is the same, and it can be taken back',
    who: mayAtTheDesk({ match: 'body.matchId' }),
    body: SubstitutionToRegister,
    reply: Desk,
    errors: [
      ...moving,
      'TEAM_NOT_IN_MATCH',
      'LINEUP_REQUIRED',
      'PLAYER_NOT_IN_LINEUP',
      'PERIOD_UNKNOWN',
      'SUBSTITUTION_IMPOSSIBLE',
    ],
  }),
  checkLicences: call({
    method: 'POST',
    path: '/match/actions/checkLicences',
    summary: 'Say whose licences were checked before a match, by reading their codes or by hand',
    who: mayAtTheDesk({ match: 'body.matchId' }),
    body: LicenceChecks,
    reply: Desk,
    errors: [...moving, 'PLAYER_NOT_IN_TEAM', 'LICENCE_NOT_GENUINE'],
  }),
  setAssist: call({
    method: 'PUT',
    path: '/match/actions/setAssist',
    summary: 'Say who gave the assist of a goal that is already registered',
    who: mayAtTheDesk({ match: 'body.matchId' }),
    body: AssistChoice,
    reply: Desk,
    errors: [
      ...moving,
      'EVENT_NOT_ALLOWED',
      'PLAYER_NOT_IN_TEAM',
      'PLAYER_NOT_IN_LINEUP',
      'PLAYER_WENT_OFF',
      'ASSIST_BY_SCORER',
    ],
  }),
  setMvp: call({
    method: 'PUT',
    path: '/match/actions/setMvp',
    summary: 'Say who the best player of a match was, once it is over',
    who: mayAtTheDesk({ match: 'body.matchId' }),
    body: MvpChoice,
    reply: Desk,
    errors: [...moving, 'PLAYER_NOT_IN_TEAM', 'PLAYER_NOT_IN_LINEUP'],
  }),
  scorerLinks: call({
    method: 'GET',
    path: '/match/scorer-links/{matchId}',
    summary: 'The scorer links of a match, also those that do not open it any more',
    who: mayIn('matches.manage', { match: 'params.matchId' }),
    params: z.object({ matchId: Id }),
    reply: ScorerLinks,
    errors: [],
  }),
  createScorerLink: call({
    method: 'POST',
    path: '/match/scorer-links',
    summary: 'A link that opens the desk of one match to whoever holds it, until it expires',
    who: mayIn('matches.manage', { match: 'body.matchId' }),
    body: NewScorerLink,
    status: 201,
    reply: ScorerLink,
    errors: [...moving, 'TOO_MANY_REQUESTS'],
  }),
  revokeScorerLink: call({
    method: 'DELETE',
    path: '/match/scorer-links/{linkId}/{matchId}',
    summary: 'Close a link to the desk of a match',
    who: mayIn('matches.manage', { match: 'params.matchId' }),
    params: z.object({ linkId: Id, matchId: Id }),
    reply: z.object({ revoked: z.literal(true) }),
    errors: ['REFEREE_NOT_ASSIGNED', 'STALE_VERSION'],
  }),
  takeBackScorerLink: call({
    method: 'DELETE',
    path: '/match/scorer-links/{linkId}/{matchId}/events',
    summary:
      'Take back every event that was recorded through a link: the match is what it would be without them',
    who: mayIn('matches.manage', { match: 'params.matchId' }),
    params: z.object({ linkId: Id, matchId: Id }),
    reply: Desk,
    errors: [...moving, ...eventErrors],
  }),
};
