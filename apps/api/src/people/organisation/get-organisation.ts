import { type organisationCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { organisationReply } from './organisation-reply.ts';
import { findOrganisation } from './queries.ts';

export const getOrganisation: Handler<typeof organisationCalls.get> = async ({ db, scope }) => {
  const organisation = await findOrganisation(db, scope);
  return organisation ? organisationReply(organisation, scope.role) : refuse('NOT_FOUND');
};
