import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { matchesCsv } from './csv/matches-csv.ts';
import {
  competitionsOfOrganisation,
  matchesOfOrganisation,
  membersOfOrganisation,
  teamsOfOrganisationCsv,
} from './csv/organisation-csv.ts';
import { standingsCsv } from './csv/standings-csv.ts';
import { statisticsCsv } from './csv/statistics-csv.ts';
import { teamsCsv } from './csv/teams-csv.ts';
import { bracketPdf } from './pdf/bracket/bracket-pdf.ts';
import { matchesPdf } from './pdf/calendar/matches-pdf.ts';
import { consentFormPdf, consentFormsPdf } from './pdf/consent-forms-pdf.ts';
import { licencesPdf } from './pdf/licences-pdf.ts';
import { matchPdf } from './pdf/match-pdf.ts';
import { resultSheetsPdf } from './pdf/results/result-sheets-pdf.ts';
import { squadsPdf } from './pdf/squads/squads-pdf.ts';
import { standingsPdf } from './pdf/standings-pdf.ts';
import { diplomaPdf } from './races/diploma-pdf.ts';
import { raceResultsCsv } from './races/race-results-csv.ts';
import { raceResultsPdf } from './races/race-results-pdf.ts';
import { startListPdf } from './races/start-list-pdf.ts';

export const sheetHandlers: Handlers<typeof contract>['sheet'] = {
  standings: standingsCsv,
  matches: matchesCsv,
  statistics: statisticsCsv,
  teams: teamsCsv,
  printedStandings: standingsPdf,
  printedMatches: matchesPdf,
  printedBracket: bracketPdf,
  printedResultSheets: resultSheetsPdf,
  printedSquads: squadsPdf,
  printedMatch: matchPdf,
  printedLicences: licencesPdf,
  raceResults: raceResultsCsv,
  printedRaceResults: raceResultsPdf,
  printedStartList: startListPdf,
  printedDiploma: diplomaPdf,
  competitionsOfOrganisation,
  matchesOfOrganisation,
  teamsOfOrganisation: teamsOfOrganisationCsv,
  membersOfOrganisation,
};

export const formHandlers: Pick<Handlers<typeof contract>['consent'], 'printForms' | 'printForm'> = {
  printForms: consentFormsPdf,
  printForm: consentFormPdf,
};
