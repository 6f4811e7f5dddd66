import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, mayIn, open } from '../permissions/index.ts';
import { Competition, StateChange } from '../shapes/competition.ts';
import { CompetitionPage, CompetitionQuery } from '../shapes/competition-list.ts';
import { Code } from '../shapes/fields.ts';
import { CompetitionForm, FormOutcome, FormStart, formErrors } from '../shapes/large-form.ts';
import { MatchPage, MatchQuery } from '../shapes/match-list.ts';

const byCode = z.object({ orgCode: Code });

/** The working tools of an organisation's staff. */
export const dashboardCalls = {
  createCompetition: call({
    method: 'POST',
    path: '/dashboard/create-competition/{orgCode}',
    summary: 'Create a complete competition in one request, all or nothing',
    access: mayIn('competitions.manage', { organisationCode: 'params.orgCode' }),
    params: byCode,
    body: CompetitionForm,
    status: 201,
    reply: FormOutcome,
    errors: formErrors,
  }),
  initialData: call({
    method: 'GET',
    path: '/dashboard/create-competition/{orgCode}/initial-data',
    summary: 'Get the initial data for the new competition form',
    access: mayIn('organisation.see', { organisationCode: 'params.orgCode' }),
    params: byCode,
    reply: FormStart,
    errors: [],
  }),
  changeState: call({
    method: 'POST',
    path: '/dashboard/change-state-competition-phase/{orgCode}',
    summary: 'Change the status of a competition or one of its phases',
    access: mayIn('competitions.manage', { organisationCode: 'params.orgCode' }),
    params: byCode,
    body: StateChange,
    reply: Competition,
    errors: ['INVALID_TRANSITION', 'TRANSITION_HELD_BACK', 'DEPENDENT_STARTED'],
  }),
  competitions: call({
    method: 'GET',
    path: '/dashboard/{orgCode}/competitions',
    summary: 'List an organisation’s competitions: published ones, or all for its members',
    access: open,
    params: byCode,
    query: CompetitionQuery,
    allowsExtraQuery: true,
    reply: CompetitionPage,
    errors: [],
  }),
  competitionsOfOrganisation: call({
    method: 'GET',
    path: '/dashboard/competitions/org/{orgCode}',
    summary: 'List all of an organisation’s competitions, for its members',
    access: mayIn('organisation.see', { organisationCode: 'params.orgCode' }),
    params: byCode,
    query: CompetitionQuery,
    reply: CompetitionPage,
    errors: [],
  }),
  matches: call({
    method: 'GET',
    path: '/dashboard/{orgCode}/matches',
    summary: 'List the matches of an organisation’s published competitions',
    access: anyone,
    params: byCode,
    query: MatchQuery,
    reply: MatchPage,
    errors: [],
  }),
};
