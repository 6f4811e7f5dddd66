import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, open, sees } from '../permissions/index.ts';
import { Code, Id, IsoDate } from '../shapes/fields.ts';
import { calendarLayouts, FileReply, InLanguage, PrintQuery, resultLayouts } from '../shapes/file.ts';
import { playerStatMetrics } from '../shapes/statistics.ts';

const byId = z.object({ id: Id });
const byRace = z.object({ id: Id, raceId: Id });
const byCode = z.object({ orgCode: Code });

/** Anyone who can see the page can export its table. */
const ofCompetition = { method: 'GET', access: open, params: byId, reply: FileReply, errors: [] } as const;

const csv = { ...ofCompetition, replyIsFile: 'text/csv', cache: 'revalidate' } as const;
const pdf = {
  ...ofCompetition,
  query: InLanguage,
  replyIsFile: 'application/pdf',
  errors: ['TOO_MANY_REQUESTS'],
} as const;

const ofOrganisation = {
  method: 'GET',
  access: mayIn('organisation.see', { organisationCode: 'params.orgCode' }),
  params: byCode,
  query: InLanguage,
  reply: FileReply,
  replyIsFile: 'text/csv',
  cache: 'revalidate',
  errors: [],
} as const;

/** The content of pages, for spreadsheets or for paper. */
export const sheetCalls = {
  standings: call({
    ...csv,
    path: '/sheets/competition/{id}/standings.csv',
    summary: 'Export a competition’s tables as CSV',
    query: InLanguage,
  }),
  matches: call({
    ...csv,
    path: '/sheets/competition/{id}/matches.csv',
    summary: 'Export a competition’s matches as CSV',
    query: InLanguage,
  }),
  statistics: call({
    ...csv,
    path: '/sheets/competition/{id}/statistics.csv',
    summary: 'Export a competition’s top players as CSV',
    query: InLanguage.extend({ metric: z.enum(playerStatMetrics).default('goals') }),
  }),
  teams: call({
    ...csv,
    path: '/sheets/competition/{id}/teams.csv',
    summary: 'Export a competition’s teams as CSV',
    query: InLanguage,
  }),
  printedStandings: call({
    ...pdf,
    path: '/sheets/competition/{id}/standings.pdf',
    summary: 'Print a competition’s tables (PDF)',
    query: PrintQuery,
  }),
  printedMatches: call({
    ...pdf,
    path: '/sheets/competition/{id}/matches.pdf',
    summary: 'Print a competition’s schedule (PDF): by day, by field or by team',
    query: PrintQuery.extend({ by: z.enum(calendarLayouts).default('DAY') }),
  }),
  printedBracket: call({
    ...pdf,
    path: '/sheets/competition/{id}/bracket.pdf',
    summary: 'Print a competition’s brackets (PDF), each on one page',
    query: PrintQuery,
  }),
  printedResultSheets: call({
    ...pdf,
    path: '/sheets/competition/{id}/result-sheets.pdf',
    summary: 'Print blank result sheets (PDF): for a day, a round or the next match day',
    query: InLanguage.extend({
      day: IsoDate.optional(),
      phaseId: Id.optional(),
      round: z.coerce.number().int().min(1).max(999).optional(),
    }),
  }),
  printedSquads: call({
    ...pdf,
    path: '/sheets/competition/{id}/squads.pdf',
    summary: 'Print a competition’s squads (PDF); staff and teammates see full names, others what’s public',
    query: PrintQuery,
  }),
  printedMatch: call({
    ...pdf,
    path: '/sheets/match/{id}/sheet.pdf',
    summary: 'Print a match sheet (PDF): lineups, referees, events, result and room to sign',
  }),
  printedLicences: call({
    method: 'GET',
    path: '/sheets/competition/{id}/teams/{teamId}/licences.pdf',
    summary: 'Print a team’s valid licences (PDF), eight cards per page, for its leaders and staff',
    access: sees({ competition: 'params.id' }),
    params: z.object({ id: Id, teamId: Id }),
    query: InLanguage,
    reply: FileReply,
    replyIsFile: 'application/pdf',
    errors: ['TOO_MANY_REQUESTS'],
  }),
  raceResults: call({
    ...csv,
    path: '/sheets/competition/{id}/races/{raceId}/results.csv',
    summary: 'Export the published results of a race as CSV',
    params: byRace,
    query: InLanguage,
  }),
  printedRaceResults: call({
    ...pdf,
    path: '/sheets/competition/{id}/races/{raceId}/results.pdf',
    summary: 'Print the published results of a race or a leaderboard (PDF): overall, or by gender and age',
    params: byRace,
    query: PrintQuery.extend({ by: z.enum(resultLayouts).default('OVERALL') }),
  }),
  printedStartList: call({
    ...pdf,
    path: '/sheets/competition/{id}/races/{raceId}/start-list.pdf',
    summary: 'Print the start list of a race (PDF), with full names, for those who run it',
    access: mayIn('matches.manage', { competition: 'params.id' }),
    params: byRace,
    query: PrintQuery,
  }),
  printedDiploma: call({
    ...pdf,
    path: '/sheets/competition/{id}/races/{raceId}/entries/{entryId}/diploma.pdf',
    summary: 'Print the diploma of a finisher (PDF), with the name as far as it is public',
    params: byRace.extend({ entryId: Id }),
    query: PrintQuery,
  }),
  competitionsOfOrganisation: call({
    ...ofOrganisation,
    path: '/sheets/organisation/{orgCode}/competitions.csv',
    summary: 'Export an organisation’s competitions as CSV',
  }),
  matchesOfOrganisation: call({
    ...ofOrganisation,
    path: '/sheets/organisation/{orgCode}/matches.csv',
    summary: 'Export an organisation’s matches as CSV',
  }),
  teamsOfOrganisation: call({
    ...ofOrganisation,
    path: '/sheets/organisation/{orgCode}/teams.csv',
    summary: 'Export an organisation’s teams as CSV',
  }),
  membersOfOrganisation: call({
    ...ofOrganisation,
    path: '/sheets/organisation/{orgCode}/members.csv',
    summary: 'Export an organisation’s members as CSV; addresses as shown in the list',
  }),
};
