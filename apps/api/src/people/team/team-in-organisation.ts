import { isRefusal, refuse, type teamCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { teamReply } from './team-reply.ts';

export const teamInOrganisation: Handler<typeof teamCalls.inOrganisation> = async (
  { db, scope },
  { params },
) => {
  const team = await teamReply(db, scope);
  if (isRefusal(team)) return team;
  return team.organization?.orgCode === params.orgCode ? team : refuse('NOT_FOUND');
};
