import type { traipCalls } from '@traip/contract';
import { competitionFromForm } from '../competition-form/competition-from-form.ts';
import type { Handler } from '../http/handler.ts';

export const createFromForm: Handler<typeof traipCalls.createFromForm> = async (context, { body }) => {
  const { organizationId: _provenByTheGate, ...form } = body;
  return competitionFromForm(context, form);
};
