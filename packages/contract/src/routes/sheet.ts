// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const sheetRoutes: RoutesOf<typeof contract.sheet> = {
  standings: { method: 'GET', path: '/sheets/competition/{id}/standings.csv', replyIsFile: 'text/csv' },
  matches: { method: 'GET', path: '/sheets/competition/{id}/matches.csv', replyIsFile: 'text/csv' },
  statistics: { method: 'GET', path: '/sheets/competition/{id}/statistics.csv', replyIsFile: 'text/csv' },
  teams: { method: 'GET', path: '/sheets/competition/{id}/teams.csv', replyIsFile: 'text/csv' },
  printedStandings: {
    method: 'GET',
    path: '/sheets/competition/{id}/standings.pdf',
    replyIsFile: 'application/pdf',
  },
  printedMatches: {
    method: 'GET',
    path: '/sheets/competition/{id}/matches.pdf',
    replyIsFile: 'application/pdf',
  },
  printedBracket: {
    method: 'GET',
    path: '/sheets/competition/{id}/bracket.pdf',
    replyIsFile: 'application/pdf',
  },
  printedResultSheets: {
    method: 'GET',
    path: '/sheets/competition/{id}/result-sheets.pdf',
    replyIsFile: 'application/pdf',
  },
  printedSquads: {
    method: 'GET',
    path: '/sheets/competition/{id}/squads.pdf',
    replyIsFile: 'application/pdf',
  },
  printedMatch: { method: 'GET', path: '/sheets/match/{id}/sheet.pdf', replyIsFile: 'application/pdf' },
  printedLicences: {
    method: 'GET',
    path: '/sheets/competition/{id}/teams/{teamId}/licences.pdf',
    replyIsFile: 'application/pdf',
  },
  raceResults: {
    method: 'GET',
    path: '/sheets/competition/{id}/races/{raceId}/results.csv',
    replyIsFile: 'text/csv',
  },
  printedRaceResults: {
    method: 'GET',
    path: '/sheets/competition/{id}/races/{raceId}/results.pdf',
    replyIsFile: 'application/pdf',
  },
  printedStartList: {
    method: 'GET',
    path: '/sheets/competition/{id}/races/{raceId}/start-list.pdf',
    replyIsFile: 'application/pdf',
  },
  printedDiploma: {
    method: 'GET',
    path: '/sheets/competition/{id}/races/{raceId}/entries/{entryId}/diploma.pdf',
    replyIsFile: 'application/pdf',
  },
  competitionsOfOrganisation: {
    method: 'GET',
    path: '/sheets/organisation/{orgCode}/competitions.csv',
    replyIsFile: 'text/csv',
  },
  matchesOfOrganisation: {
    method: 'GET',
    path: '/sheets/organisation/{orgCode}/matches.csv',
    replyIsFile: 'text/csv',
  },
  teamsOfOrganisation: {
    method: 'GET',
    path: '/sheets/organisation/{orgCode}/teams.csv',
    replyIsFile: 'text/csv',
  },
  membersOfOrganisation: {
    method: 'GET',
    path: '/sheets/organisation/{orgCode}/members.csv',
    replyIsFile: 'text/csv',
  },
};
