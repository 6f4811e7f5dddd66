import type { dashboardCalls } from '@traip/contract';
import { competitionFromForm } from '../competition-form/competition-from-form.ts';
import type { Handler } from '../http/handler.ts';

export const createCompetition: Handler<typeof dashboardCalls.createCompetition> = (context, { body }) =>
  competitionFromForm(context, body);
