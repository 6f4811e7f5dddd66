import { type dashboardCalls, refuse } from '@traip/contract';
import { findOrganisationId } from '../../competition/competition/lists/queries.ts';
import { matchPage } from '../../competition/match/lists/match-page.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import type { Handler } from '../../platform/routing/handler.ts';

/** The public matches of an organisation. */
export const matches: Handler<typeof dashboardCalls.matches> = async (context, { params, query }) => {
  const organisationId = await findOrganisationId(context.db, params.orgCode);
  if (organisationId === undefined) return refuse('NOT_FOUND');
  return readTogether(() => matchPage(context, null, { ...query, organisationId }));
};
