import { type overviewCalls, refuse, TeamQuery, TraipQuery } from '@traip/contract';
import { countTraips } from '../../competition/traip/lists/queries.ts';
import { organisationReply } from '../../people/organisation/organisation-reply.ts';
import { findOrganisation } from '../../people/organisation/queries.ts';
import { countTeamsOfOrganisation } from '../../people/team/lists/queries.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countCompetitions, countMatches, countOthers } from './overview/queries.ts';

/** Private items are counted only if the caller may see them. */
export const organisation: Handler<typeof overviewCalls.organisation> = async ({ db, scope, now }) => {
  const [row, competitions, matches, others, teams, traips] = await readTogether(() =>
    Promise.all([
      findOrganisation(db, scope),
      countCompetitions(db, scope),
      countMatches(db, scope),
      countOthers(db, scope, now()),
      countTeamsOfOrganisation(db, scope, TeamQuery.parse({})),
      countTraips(db, scope, TraipQuery.parse({})),
    ]),
  );
  if (!row) return refuse('NOT_FOUND');
  const counts = { ...competitions, ...matches, ...others, teams: teams.count, traips };
  return { organization: organisationReply(row, scope.role), counts };
};
