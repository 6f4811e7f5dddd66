import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, open, sees } from '../permissions/index.ts';
import { Code, Id } from '../shapes/fields.ts';
import { FileReply, InLanguage } from '../shapes/file.ts';
import { playerStatMetrics } from '../shapes/statistics.ts';

const byId = z.object({ id: Id });
const byCode = z.object({ orgCode: Code });

/** Whoever may see the page may export its table. */
const ofCompetition = { method: 'GET', who: open, params: byId, reply: FileReply, errors: [] } as const;

const csv = { ...ofCompetition, replyIsFile: 'text/csv', cache: 'revalidate' } as const;
const pdf = {
  ...ofCompetition,
  query: InLanguage,
  replyIsFile: 'application/pdf',
  errors: ['TOO_MANY_REQUESTS'],
} as const;

const ofOrganisation = {
  method: 'GET',
  who: mayIn('organisation.see', { organisationCode: 'params.orgCode' }),
  params: byCode,
  query: InLanguage,
  reply: FileReply,
  replyIsFile: 'text/csv',
  cache: 'revalidate',
  errors: [],
} as const;

/** What is on a page, for a spreadsheet or for paper. */
export const sheetCalls = {
  standings: call({
    ...csv,
    path: '/sheets/competition/{id}/standings.csv',
    summary: 'The tables of a competition, for a spreadsheet',
    query: InLanguage,
  }),
  matches: call({
    ...csv,
    path: '/sheets/competition/{id}/matches.csv',
    summary: 'The matches of a competition, for a spreadsheet',
    query: InLanguage,
  }),
  statistics: call({
    ...csv,
    path: '/sheets/competition/{id}/statistics.csv',
    summary: 'The best players of a competition, for a spreadsheet',
    query: InLanguage.extend({ metric: z.enum(playerStatMetrics).default('goals') }),
  }),
  teams: call({
    ...csv,
    path: '/sheets/competition/{id}/teams.csv',
    summary: 'The teams of a competition, for a spreadsheet',
    query: InLanguage,
  }),
  printedStandings: call({
    ...pdf,
    path: '/sheets/competition/{id}/standings.pdf',
    summary: 'The tables of a competition, on paper',
  }),
  printedMatches: call({
    ...pdf,
    path: '/sheets/competition/{id}/matches.pdf',
    summary: 'The calendar of a competition, on paper',
  }),
  printedMatch: call({
    ...pdf,
    path: '/sheets/match/{id}/sheet.pdf',
    summary: 'The sheet of a match: lineups, referees, events, result and room to sign',
  }),
  printedLicences: call({
    method: 'GET',
    path: '/sheets/competition/{id}/teams/{teamId}/licences.pdf',
    summary: 'The valid licences of a team, eight cards on a page, for its leaders and for staff',
    who: sees({ competition: 'params.id' }),
    params: z.object({ id: Id, teamId: Id }),
    query: InLanguage,
    reply: FileReply,
    replyIsFile: 'application/pdf',
    errors: ['TOO_MANY_REQUESTS'],
  }),
  competitionsOfOrganisation: call({
    ...ofOrganisation,
    path: '/sheets/organisation/{orgCode}/competitions.csv',
    summary: 'The competitions of an organisation, for a spreadsheet',
  }),
  matchesOfOrganisation: call({
    ...ofOrganisation,
    path: '/sheets/organisation/{orgCode}/matches.csv',
    summary: 'The matches of an organisation, for a spreadsheet',
  }),
  teamsOfOrganisation: call({
    ...ofOrganisation,
    path: '/sheets/organisation/{orgCode}/teams.csv',
    summary: 'The teams of an organisation, for a spreadsheet',
  }),
  membersOfOrganisation: call({
    ...ofOrganisation,
    path: '/sheets/organisation/{orgCode}/members.csv',
    summary: 'The members of an organisation, for a spreadsheet; addresses as the list shows them',
  }),
};
