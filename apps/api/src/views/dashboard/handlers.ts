import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { changeState } from './change-state.ts';
import { competitions } from './competitions.ts';
import { competitionsOfOrganisation } from './competitions-of-organisation.ts';
import { createCompetition } from './create-competition.ts';
import { initialData } from './initial-data.ts';
import { matches } from './matches.ts';

export const dashboardHandlers: Handlers<typeof contract>['dashboard'] = {
  createCompetition,
  initialData,
  changeState,
  competitions,
  competitionsOfOrganisation,
  matches,
};
