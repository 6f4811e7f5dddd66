import type { matchDeskCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { listLinks } from './queries.ts';

export const listScorerLinks: Handler<typeof matchDeskCalls.scorerLinks> = async (
  { db, scope, now },
  { params },
) => {
  const links = await listLinks(db, scope, params.matchId);
  const at = now();
  const stateOf = ({ revokedAt, expiresAt, isOfStaff }: (typeof links)[number]) => {
    if (revokedAt !== null || !isOfStaff) return 'REVOKED' as const;
    return expiresAt > at ? ('OPEN' as const) : ('EXPIRED' as const);
  };
  return { links: links.map((link) => ({ ...link, state: stateOf(link) })) };
};
