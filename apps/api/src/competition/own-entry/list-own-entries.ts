import { type ownEntryCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findEntryConditions } from '../entry/queries.ts';
import { ownEntriesReply } from './own-entries-reply.ts';

export const listOwnEntries: Handler<typeof ownEntryCalls.list> = async ({ db, scope, now }, { params }) => {
  const competition = await findEntryConditions(db, scope, params.competitionId);
  return competition ? ownEntriesReply(db, competition, scope.userId, now()) : refuse('NOT_FOUND');
};
