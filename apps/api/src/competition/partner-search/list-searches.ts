import { abilitiesOf, type partnerCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findEntryConditions } from '../entry/queries.ts';
import { searchesReply } from './list/list-reply.ts';

export const listPartnerSearches: Handler<typeof partnerCalls.list> = async (
  { db, scope, now },
  { params },
) => {
  const competition = await findEntryConditions(db, scope, params.competitionId);
  if (!competition) return refuse('NOT_FOUND');
  const isStaff = scope.role !== null && abilitiesOf(scope.role).includes('teams.manage');
  return searchesReply(db, competition, { userId: scope.userId, isStaff, now: now() });
};
