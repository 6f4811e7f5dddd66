import type { registrationCalls } from '@traip/contract';
import { windowOf } from '@traip/engine/registration';
import type { Handler } from '../../platform/routing/handler.ts';
import { byStateOf } from './list/by-state.ts';
import { listLicensedCompetitions } from './of-team/queries.ts';

export const listOfTeam: Handler<typeof registrationCalls.ofTeam> = async (
  { db, scope, now },
  { params },
) => {
  const at = now().toISOString();
  const rows = await listLicensedCompetitions(db, { ...params, userId: scope.userId });
  return {
    competitions: rows.flatMap(
      ({ id, name, season, orgCode, organisationName, rules, counted, addedLate }) =>
        rules === null
          ? []
          : [
              {
                competition: { id, name },
                organization: { orgCode, name: organisationName },
                season,
                window: windowOf(rules, at, addedLate),
                byState: byStateOf(counted),
              },
            ],
    ),
  };
};
