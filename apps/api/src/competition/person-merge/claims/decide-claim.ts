import { isRefusal, type personMergeCalls, refuse } from '@traip/contract';
import { withTeamLock } from '../../../people/team/with-team-lock.ts';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { lockPair } from '../pair/queries.ts';
import { acceptClaim } from './accept-claim.ts';
import { closeClaims, findOpenClaim } from './queries.ts';

export const decideClaim: Handler<typeof personMergeCalls.decideClaim> = (context, { params, body }) =>
  withTeamLock(context, 'team.enterPeople', async (trx, { userId }, team) => {
    const { isAccepted } = body;
    const claim = await findOpenClaim(trx, team.id, params.id);
    if (!claim) return refuse('CLAIM_NOT_OPEN');
    if (isAccepted) {
      const pair = { from: claim.personId, to: claim.userId };
      const { from, to } = await lockPair(trx, pair);
      if (!from || !to || from.deletedAt !== null || to.deletedAt !== null) return refuse('PERSON_NOT_FOUND');
      const accepted = await acceptClaim(trx, claim, { userId, now: context.now(), locale: context.locale });
      if (isRefusal(accepted)) return accepted;
    }
    await closeClaims(trx, claim, { isAccepted, by: userId, at: context.now() });
    await logAction(trx, context, {
      subjectKind: 'TEAM',
      subjectId: team.id,
      action: isAccepted ? 'PERSON_CLAIMED' : 'CLAIM_REFUSED',
      details: { userId: claim.userId },
    });
    return { status: isAccepted ? ('ACCEPTED' as const) : ('REJECTED' as const) };
  });
