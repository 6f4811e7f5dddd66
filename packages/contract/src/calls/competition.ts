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
    summary: 'Create a draft competition in a Traip',
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
      'Update a competition; rules only before it starts; omitted fields are kept, null clears a field',
    who: mayIn('competitions.manage', { competition: 'body.id' }),
    body: CompetitionChange,
    reply: Competition,
    errors: ['STALE_VERSION', 'ENDS_BEFORE_IT_STARTS', 'TRAIP_PART_UNKNOWN', 'RULES_INVALID', 'RULES_FROZEN'],
  }),
  find: call({
    method: 'POST',
    path: '/traips-competition/findByCriteria',
    summary: 'List the competitions the caller can see',
    who: signedIn,
    onlyReads: true,
    takesOrganisationTokens: true,
    body: CompetitionCriteria,
    reply: CompetitionPage,
    errors: [],
  }),
  delete: call({
    method: 'DELETE',
    path: '/traips-competition/{id}',
    summary: 'Delete a competition with no played matches',
    who: mayIn('traips.manage', { competition: 'params.id' }),
    stepUp: 'second-factor',
    params: byId,
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['COMPETITION_UNDER_WAY'],
  }),
  byId: call({
    method: 'GET',
    path: '/traips-competition/byId/{id}',
    summary: 'Get a competition',
    who: sees({ competition: 'params.id' }),
    params: byId,
    reply: Competition,
    errors: [],
  }),
  fullById: call({
    method: 'GET',
    path: '/traips-competition/full-byId/{id}',
    summary: 'Get a competition with its teams',
    who: sees({ competition: 'params.id' }),
    params: byId,
    reply: FullCompetition,
    errors: [],
  }),
  full: call({
    method: 'GET',
    path: '/traips-competition/full-competition/{id}',
    summary: 'Get the public page of a competition',
    who: anyone,
    params: byId,
    reply: FullCompetition,
    errors: [],
  }),
  matches: call({
    method: 'GET',
    path: '/traips-competition/matches/{id}',
    summary: 'List the matches of a public competition',
    who: anyone,
    params: byId,
    query: MatchQuery,
    reply: MatchPage,
    errors: [],
  }),
  mine: call({
    method: 'GET',
    path: '/traips-competition/user-competitions/{limit}/{page}/{finished}',
    summary: 'List the competitions of the caller’s teams',
    who: signedIn,
    params: OwnPage,
    reply: CompetitionPage,
    errors: [],
  }),
  ofTeam: call({
    method: 'GET',
    path: '/traips-competition/user-competitions-team-id/{limit}/{page}/{finished}/{teamId}',
    summary: 'List the competitions of one of the caller’s teams',
    who: signedIn,
    params: OwnPage.extend({ teamId: Id }),
    reply: CompetitionPage,
    errors: [],
  }),
  addPhase: call({
    method: 'POST',
    path: '/traips-competition/phases',
    summary: 'Add a phase at the end of a competition',
    who: mayIn('competitions.manage', { competition: 'body.competitionId' }),
    body: NewPhase,
    status: 201,
    reply: Competition,
    errors: ['COMPETITION_OVER', 'TOO_MANY_PHASES'],
  }),
  changePhase: call({
    method: 'PUT',
    path: '/traips-competition/phases',
    summary: 'Rename a phase, or reorder it before the competition starts',
    who: mayIn('competitions.manage', { phase: 'body.phaseId' }),
    body: PhaseChange,
    reply: Competition,
    errors: ['STALE_VERSION', 'COMPETITION_OVER', 'COMPETITION_UNDER_WAY'],
  }),
  deletePhase: call({
    method: 'DELETE',
    path: '/traips-competition/phases/{phaseId}',
    summary: 'Delete a phase with no played matches, along with its fixtures',
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
      'Add a team to a competition (staff), or apply for a place while registration is open (owner or captain)',
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
    summary: 'Remove a team before the start, or withdraw it afterwards',
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
    summary:
      'List the teams of a competition; only staff and the team itself see applications and rejections',
    who: sees({ competition: 'params.competitionId' }),
    params: z.object({ competitionId: Id }),
    query: z.object({ search: Search.default(''), page: pageNumber, limit: pageSize(100) }),
    reply: EntryPage,
    errors: [],
  }),
  seed: call({
    method: 'PUT',
    path: '/club/traip-competition-team/seeds',
    summary: 'Set the seeding before a competition starts; omitted teams keep theirs',
    who: mayIn('competitions.manage', { competition: 'body.competitionId' }),
    body: SeedsChange,
    reply: z.object({ changed: z.number() }),
    errors: ['NOT_ENTERED', 'DUPLICATE_SEED', 'COMPETITION_UNDER_WAY', 'COMPETITION_OVER'],
  }),
  decide: call({
    method: 'PUT',
    path: '/club/traip-competition-team/decide',
    summary: 'Accept or reject a team’s application',
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
