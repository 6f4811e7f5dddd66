import type { dashboardCalls } from '@traip/contract';
import { competitionPage } from '../../competition/competition/lists/competition-page.ts';
import type { Handler } from '../../platform/routing/handler.ts';

export const competitionsOfOrganisation: Handler<typeof dashboardCalls.competitionsOfOrganisation> = (
  context,
  { query },
) => {
  const { organisationId, userId } = context.scope;
  return competitionPage(context, userId, { ...query, organisationId });
};
