import type { traipCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionFromForm } from './competition-from-form.ts';

export const createFromForm: Handler<typeof traipCalls.createFromForm> = async (context, { body }) => {
  const { organizationId: _authorized, ...form } = body;
  return competitionFromForm(context, form);
};
