import { type brokerCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { configReply } from './config-reply.ts';
import { findConfig } from './phase/queries.ts';
import { findVisibleOrganisation } from './visible-organisation.ts';

export const getConfig: Handler<typeof brokerCalls.get> = async ({ db, caller }, { params }) => {
  const organisationId = await findVisibleOrganisation(db, caller, params.phaseId);
  const config = organisationId && (await findConfig(db, organisationId, params));
  return config ? configReply(config) : refuse('NOT_FOUND');
};
