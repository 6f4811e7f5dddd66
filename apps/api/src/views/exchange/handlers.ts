import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { exportCompetition } from './competition/export-competition.ts';
import { importCompetition } from './competition/import-competition.ts';
import { importElsewhere } from './elsewhere/import-elsewhere.ts';
import { exportResults } from './results/export-results.ts';
import { importResults } from './results/import-results.ts';
import { exportTeams } from './teams/export-teams.ts';
import { importTeams } from './teams/import-teams.ts';

export const exchangeHandlers: Handlers<typeof contract>['exchange'] = {
  exportTeams,
  importTeams,
  exportResults,
  importResults,
  exportCompetition,
  importCompetition,
  importElsewhere,
};
