import { refuse, type teamCalls } from '@traip/contract';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt } from '../auth/limits.ts';
import { joinTeam } from './join-team.ts';
import { findTeamRelation, lockPersonShared } from './people/queries.ts';
import { consumeQrUse, findQr } from './qr/queries.ts';
import { lockTeam } from './queries.ts';
import { teamReply } from './team-reply.ts';

/** A member of the team uses nothing up, so that a scan can be repeated. */
export const consumeQr: Handler<typeof teamCalls.consumeQr> = async (context, { body }) => {
  const { userId } = context.caller;
  const limited = await countAttempt(context, 'consume-qr', userId);
  if (limited) return limited;
  return context.db.transaction().execute(async (trx) => {
    const person = await lockPersonShared(trx, userId);
    if (!person) return refuse('UNAUTHORIZED');
    const qr = await findQr(trx, hashSecret(body.token));
    const team = qr && (await lockTeam(trx, qr));
    if (!team) return refuse('QR_NOT_VALID');
    const { teamId, role } = qr;
    const now = context.now();
    const before = await findTeamRelation(trx, { teamId, userId });
    if (before.team === null) {
      if (!(await consumeQrUse(trx, qr.id, now))) return refuse('QR_NOT_VALID');
      await joinTeam(trx, { team, person, role, now });
    }
    return teamReply(trx, { teamId, userId, ...(await findTeamRelation(trx, { teamId, userId })) });
  });
};
