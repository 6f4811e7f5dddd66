import { pageWith, type teamCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { teamMemberReply } from './member-reply.ts';
import { countTeammates, listTeammates } from './people/queries.ts';

/** Members see each other; others see only the public members. */
export const members: Handler<typeof teamCalls.members> = async ({ db, scope }, { query }) => {
  const { page, limit, search } = query;
  const filter = { search, onlyPublic: !scope.abilities.includes('team.seeContact') };
  const [people, total] = await Promise.all([
    listTeammates(db, scope.teamId, { ...filter, page, limit }),
    countTeammates(db, scope.teamId, filter),
  ]);
  return pageWith(
    people.map((person) => teamMemberReply(scope, person)),
    { page, limit, total },
  );
};
