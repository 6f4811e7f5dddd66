import type { matchDeskCalls } from '@traip/contract';
import type { Handler } from '../../http/handler.ts';
import { revokeLink } from './queries.ts';

export const revokeScorerLink: Handler<typeof matchDeskCalls.revokeScorerLink> = async (
  { db, scope, now },
  { params },
) => {
  await revokeLink(db, scope, { id: params.linkId, matchId: params.matchId, now: now() });
  return { revoked: true };
};
