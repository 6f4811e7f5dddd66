import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, mayIn, sees, signedIn } from '../permissions/index.ts';
import {
  Competition,
  CompetitionChange,
  CompetitionCriteria,
  Entry,
  EntryPage,
  EntryRemoval,
  FullCompetition,
  NewCompetition,
  NewEntry,
  NewPhase,
  PhaseChange,
  SeedsChange,
} from '../shapes/competition.ts';
import { CompetitionPage } from '../shapes/competition-list.ts';
import { Id } from '../shapes/fields.ts';
import { MatchPage, MatchQuery } from '../shapes/match-list.ts';
import { maxPageSize, pageNumber, pageSize, Search } from '../shapes/page.ts';

const byId = z.object({ id: Id });

/** Which page of the own competitions; `finished` true: those that are over. */
const OwnPage = z.object({
  limit: z.coerce.number().int().min(1).max(maxPageSize),
  page: pageNumber,
  finished: z.enum(['true', 'false']),
});

export const competitionCalls = {
  create: call({
    method: 'POST',
    path: '/traips-competition/create',
    summary: 'Draft a competition in a Traip',
    who: mayIn('competitions.manage', { traip: 'body.traipId' }),
    body: NewCompetition,
    status: 201,
    reply: Competition,
    errors: ['TRAIP_PART_UNKNOWN', 'RULES_INVALID'],
  }),
  update: call({
    method: 'PUT',
    path: '/traips-competition/update',
    summary:
      'Change a competition; what decides results only before it is under way; what is left out stays as it is, null empties it',
    who: mayIn('competitions.manage', { competition: 'body.id' }),
    body: CompetitionChange,
    reply: Competition,
    errors: ['STALE_VERSION', 'ENDS_BEFORE_IT_STARTS', 'TRAIP_PART_UNKNOWN', 'RULES_INVALID', 'RULES_FROZEN'],
  }),
  find: call({
    method: 'POST',
    path: '/traips-competition/findByCriteria',
    summary: 'Competitions that the caller may see',
    who: signedIn,
    body: CompetitionCriteria,
    reply: CompetitionPage,
    errors: [],
  }),
  delete: call({
    method: 'DELETE',
    path: '/traips-competition/{id}',
    summary: 'Delete a competition in which nothing was played',
    who: mayIn('traips.manage', { competition: 'params.id' }),
    stepUp: 'second-factor',
    params: byId,
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['COMPETITION_UNDER_WAY'],
  }),
  byId: call({
    method: 'GET',
    path: '/traips-competition/byId/{id}',
    summary: 'One competition',
    who: sees({ competition: 'params.id' }),
    params: byId,
    reply: Competition,
    errors: [],
  }),
  fullById: call({
    method: 'GET',
    path: '/traips-competition/full-byId/{id}',
    summary: 'One competition with its teams',
    who: sees({ competition: 'params.id' }),
    params: byId,
    reply: FullCompetition,
    errors: [],
  }),
  full: call({
    method: 'GET',
    path: '/traips-competition/full-competition/{id}',
    summary: 'The public page of a competition',
    who: anyone,
    params: byId,
    reply: FullCompetition,
    errors: [],
  }),
  matches: call({
    method: 'GET',
    path: '/traips-competition/matches/{id}',
    summary: 'The matches of a public competition',
    who: anyone,
    params: byId,
    query: MatchQuery,
    reply: MatchPage,
    errors: [],
  }),
  mine: call({
    method: 'GET',
    path: '/traips-competition/user-competitions/{limit}/{page}/{finished}',
    summary: 'The competitions of the teams of the caller',
    who: signedIn,
    params: OwnPage,
    reply: CompetitionPage,
    errors: [],
  }),
  ofTeam: call({
    method: 'GET',
    path: '/traips-competition/user-competitions-team-id/{limit}/{page}/{finished}/{teamId}',
    summary: 'The competitions of one team of the caller',
    who: signedIn,
    params: OwnPage.extend({ teamId: Id }),
    reply: CompetitionPage,
    errors: [],
  }),
  addPhase: call({
    method: 'POST',
    path: '/traips-competition/phases',
    summary: 'Add a phase after those that a competition has',
    who: mayIn('competitions.manage', { competition: 'body.competitionId' }),
    body: NewPhase,
    status: 201,
    reply: Competition,
    errors: ['COMPETITION_OVER', 'TOO_MANY_PHASES'],
  }),
  changePhase: call({
    method: 'PUT',
    path: '/traips-competition/phases',
    summary: 'Rename a phase; move it to another place before the competition is under way',
    who: mayIn('competitions.manage', { phase: 'body.phaseId' }),
    body: PhaseChange,
    reply: Competition,
    errors: ['STALE_VERSION', 'COMPETITION_OVER', 'COMPETITION_UNDER_WAY'],
  }),
  deletePhase: call({
    method: 'DELETE',
    path: '/traips-competition/phases/{phaseId}',
    summary: 'Delete a phase in which nothing was played, with its fixtures',
    who: mayIn('competitions.manage', { phase: 'params.phaseId' }),
    params: z.object({ phaseId: Id }),
    reply: Competition,
    errors: ['COMPETITION_OVER', 'PHASE_HAS_PLAYED_MATCHES'],
  }),
};

/** Teams in competitions. */
export const entryCalls = {
  add: call({
    method: 'POST',
    path: '/club/traip-competition-team/addTeamToCompetitionPhase',
    summary:
      'Staff put a team into a competition; an owner or captain asks for a place while registration is open',
    who: sees({ competition: 'body.competitionId' }),
    body: NewEntry,
    status: 201,
    reply: Entry,
    errors: [
      'ALREADY_ENTERED',
      'COMPETITION_FULL',
      'REGISTRATION_CLOSED',
      'TEAM_UNKNOWN',
      'SPORT_DIFFERS',
      'PHASE_UNKNOWN',
      'COMPETITION_UNDER_WAY',
      'COMPETITION_OVER',
      'DUPLICATE_SEED',
    ],
  }),
  remove: call({
    method: 'POST',
    path: '/club/traip-competition-team/removeTeamFromCompetitionPhase',
    summary: 'Take a team out before the start, or withdraw it afterwards',
    who: sees({ competition: 'body.competitionId' }),
    body: EntryRemoval,
    reply: z.object({ removed: z.literal(true) }),
    errors: [
      'NOT_ENTERED',
      'PHASE_UNKNOWN',
      'PHASE_HAS_MATCHES',
      'WITHDRAWAL_MODE_REQUIRED',
      'DEPENDENT_STARTED',
      'COMPETITION_UNDER_WAY',
      'COMPETITION_OVER',
    ],
  }),
  list: call({
    method: 'GET',
    path: '/club/traip-competition-team/getCompetitionParticipation/{competitionId}',
    summary: 'The teams of a competition; requests and refusals are for staff and for the team itself',
    who: sees({ competition: 'params.competitionId' }),
    params: z.object({ competitionId: Id }),
    query: z.object({ search: Search.default(''), page: pageNumber, limit: pageSize(100) }),
    reply: EntryPage,
    errors: [],
  }),
  seed: call({
    method: 'PUT',
    path: '/club/traip-competition-team/seeds',
    summary: 'Seed the teams of a competition that has not begun; who is not named keeps what they have',
    who: mayIn('competitions.manage', { competition: 'body.competitionId' }),
    body: SeedsChange,
    reply: z.object({ changed: z.number() }),
    errors: ['NOT_ENTERED', 'DUPLICATE_SEED', 'COMPETITION_UNDER_WAY', 'COMPETITION_OVER'],
  }),
  decide: call({
    method: 'PUT',
    path: '/club/traip-competition-team/decide',
    summary: 'Accept or reject a team that asks for a place',
    who: mayIn('teams.manage', { competition: 'body.competitionId' }),
    body: z
      .object({
        competitionId: Id,
        teamId: Id,
        accept: z.boolean(),
        reason: z.string().trim().max(300).optional(),
      })
      .meta({ id: 'decideTeamDto' }),
    reply: Entry,
    errors: ['NOT_ENTERED', 'COMPETITION_FULL', 'COMPETITION_UNDER_WAY', 'COMPETITION_OVER'],
  }),
};
