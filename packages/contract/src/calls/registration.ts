import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, mayWithTeam, sees } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import {
  AskingCompetitions,
  LicenceDecision,
  LicencePage,
  LicenceQuery,
  LicencesDecided,
  RegisteredSquad,
  SquadEntry,
  SquadSubmission,
  SquadSubmitted,
} from '../shapes/registration.ts';
import { RegistrationRulesChange, RegistrationRulesReply } from '../shapes/registration-rules.ts';

const byCompetition = z.object({ competitionId: Id });
const byTeam = z.object({ competitionId: Id, teamId: Id });
const seesCompetition = sees({ competition: 'params.competitionId' });

const closed = ['REGISTRATION_NOT_ASKED', 'SQUADS_NOT_OPEN', 'SQUADS_CLOSED'] as const;

/** Who may play in a competition: its rules, the squads of its teams and their licences. */
export const registrationCalls = {
  rules: call({
    method: 'GET',
    path: '/traips-competition/registration/{competitionId}',
    summary: 'Get a competition’s registration rules',
    access: seesCompetition,
    params: byCompetition,
    reply: RegistrationRulesReply,
    errors: [],
  }),
  saveRules: call({
    method: 'PUT',
    path: '/traips-competition/registration/{competitionId}',
    summary: 'Set a competition’s registration rules; null removes them',
    access: mayIn('competitions.manage', { competition: 'params.competitionId' }),
    params: byCompetition,
    body: RegistrationRulesChange,
    reply: RegistrationRulesReply,
    errors: ['STALE_VERSION'],
  }),
  ofTeam: call({
    method: 'GET',
    path: '/teams/{teamId}/registrations',
    summary: 'List a team’s competitions that require licences, with how many it has in each',
    access: mayWithTeam('team.enterPeople', { team: 'params.teamId' }),
    params: z.object({ teamId: Id }),
    reply: AskingCompetitions,
    errors: [],
  }),
  squad: call({
    method: 'GET',
    path: '/traips-competition/registration/{competitionId}/teams/{teamId}',
    summary: 'List a team’s people in a competition, with their licences and what’s missing',
    access: seesCompetition,
    params: byTeam,
    reply: RegisteredSquad,
    errors: [],
  }),
  enter: call({
    method: 'PUT',
    path: '/traips-competition/registration/{competitionId}/teams/{teamId}',
    summary: 'Draft licences for the people a team registers; other drafts are removed',
    access: seesCompetition,
    params: byTeam,
    body: SquadEntry,
    reply: RegisteredSquad,
    errors: [...closed, 'SQUAD_CHANGES_USED', 'NOT_A_TEAM_MEMBER', 'TRANSFERS_CLOSED', 'SQUAD_AGAINST_RULES'],
  }),
  submit: call({
    method: 'POST',
    path: '/traips-competition/registration/{competitionId}/teams/{teamId}/submit',
    summary: 'Submit the licences of some people, or of everyone who is complete',
    access: seesCompetition,
    params: byTeam,
    body: SquadSubmission,
    reply: SquadSubmitted,
    errors: [...closed, 'LICENCE_NOT_FOUND'],
  }),
  list: call({
    method: 'GET',
    path: '/traips-competition/registration/{competitionId}/licences',
    summary: 'List a competition’s licences',
    access: mayIn('competitions.manage', { competition: 'params.competitionId' }),
    params: byCompetition,
    query: LicenceQuery,
    reply: LicencePage,
    errors: [],
  }),
  decide: call({
    method: 'PUT',
    path: '/traips-competition/registration/{competitionId}/licences',
    summary: 'Approve, return or revoke licences; those that can’t be decided are listed',
    access: mayIn('teams.manage', { competition: 'params.competitionId' }),
    params: byCompetition,
    body: LicenceDecision,
    reply: LicencesDecided,
    errors: ['REGISTRATION_NOT_ASKED', 'LICENCE_NOT_FOUND'],
  }),
};
