import type { dashboardCalls } from '@traip/contract';
import { competitionFromForm } from '../../competition/competition-form/competition-from-form.ts';
import type { Handler } from '../../platform/routing/handler.ts';

export const createCompetition: Handler<typeof dashboardCalls.createCompetition> = (context, { body }) =>
  competitionFromForm(context, body);
