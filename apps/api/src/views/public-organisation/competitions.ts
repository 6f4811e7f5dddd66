import { type publicOrganisationCalls, refuse } from '@traip/contract';
import { competitionPage } from '../../competition/competition/lists/competition-page.ts';
import { findOrganisationId } from '../../competition/competition/lists/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';

/** Public competitions only, for members of the organisation too. */
export const competitions: Handler<typeof publicOrganisationCalls.competitions> = async (
  context,
  { params, query },
) => {
  const organisationId = await findOrganisationId(context.db, params.orgCode);
  if (organisationId === undefined) return refuse('NOT_FOUND');
  return competitionPage(context, null, { ...query, organisationId });
};
