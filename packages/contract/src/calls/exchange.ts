import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import {
  CompetitionImport,
  CompetitionImportOutcome,
  CsvFile,
  ExportedCompetition,
  ResultImport,
  ResultImportOutcome,
  TeamImport,
  TeamImportOutcome,
} from '../shapes/exchange.ts';
import { Code, Id } from '../shapes/fields.ts';

const byCompetition = z.object({ competitionId: Id });

/** What comes in from other programs, and what goes out to them. */
export const exchangeCalls = {
  exportTeams: call({
    method: 'GET',
    path: '/club/traip-competition-team/export/{competitionId}',
    summary: 'Export a competition’s teams as a table',
    who: mayIn('competitions.manage', { competition: 'params.competitionId' }),
    stepUp: 'second-factor',
    isSensitive: true,
    params: byCompetition,
    reply: CsvFile,
    errors: [],
  }),
  importTeams: call({
    method: 'POST',
    path: '/club/traip-competition-team/import',
    summary: 'Import teams from a table: preview them with any problems in each row, or enter them all',
    who: mayIn('teams.manage', { competition: 'body.competitionId' }),
    tokenNeed: 'people',
    body: TeamImport,
    creates: true,
    reply: TeamImportOutcome,
    errors: [
      'CSV_UNREADABLE',
      'IMPORT_HAS_PROBLEMS',
      'COMPETITOR_DIFFERS',
      'COMPETITION_FULL',
      'COMPETITION_UNDER_WAY',
      'COMPETITION_OVER',
      'PHASE_UNKNOWN',
    ],
  }),
  exportResults: call({
    method: 'GET',
    path: '/traips-competition/results/{competitionId}',
    summary: 'Export a competition’s fixtures and results as a table',
    who: mayIn('competitions.manage', { competition: 'params.competitionId' }),
    params: byCompetition,
    reply: CsvFile,
    errors: [],
  }),
  importResults: call({
    method: 'POST',
    path: '/traips-competition/results',
    summary: 'Import results from a table: preview them with any problems in each row, or save them all',
    who: mayIn('matches.manage', { competition: 'body.competitionId' }),
    tokenNeed: 'results',
    body: ResultImport,
    reply: ResultImportOutcome,
    errors: ['CSV_UNREADABLE', 'IMPORT_HAS_PROBLEMS', 'TOO_MANY_ROWS', 'COMPETITION_OVER'],
  }),
  exportCompetition: call({
    method: 'GET',
    path: '/traips-competition/export/{competitionId}',
    summary: 'Export a whole competition as one file, without the people',
    who: mayIn('competitions.manage', { competition: 'params.competitionId' }),
    stepUp: 'second-factor',
    isSensitive: true,
    params: byCompetition,
    reply: ExportedCompetition,
    errors: [],
  }),
  importCompetition: call({
    method: 'POST',
    path: '/traips-competition/import/{orgCode}',
    summary: 'Preview an exported competition, or import it as a draft, all or nothing',
    who: mayIn('traips.manage', { organisationCode: 'params.orgCode' }),
    params: z.object({ orgCode: Code }),
    body: CompetitionImport,
    maxBodyBytes: 8 * 1024 * 1024,
    creates: true,
    reply: CompetitionImportOutcome,
    errors: [
      'FILE_INCONSISTENT',
      'PARTNERS_MISMATCH',
      'RULES_INVALID',
      'PARAMS_INVALID',
      'VARIANT_OF_OTHER_SPORT',
      'CODE_TAKEN',
      'NAME_TAKEN',
      'TRAIP_PART_UNKNOWN',
    ],
  }),
};
