import { isRefusal, type Locale, type personMergeCalls, refuse } from '@traip/contract';
import { withTeamLock } from '../../../people/team/with-team-lock.ts';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { lockPair } from '../pair/queries.ts';
import { acceptClaim } from './accept-claim.ts';
import { unfitGuardian } from './claim-person.ts';
import { closeClaims, findOpenClaim } from './queries.ts';

export const decideClaim: Handler<typeof personMergeCalls.decideClaim> = (context, { params, body }) =>
  withTeamLock(context, 'team.enterPeople', async (trx, { userId }, team) => {
    const { isAccepted } = body;
    const claim = await findOpenClaim(trx, team.id, params.id);
    if (!claim) return refuse('CLAIM_NOT_OPEN');
    const by = { userId, now: context.now(), locale: context.locale };
    const refusal = isAccepted ? await accept(trx, claim, by) : undefined;
    if (isRefusal(refusal)) return refusal;
    await closeClaims(trx, claim, { isAccepted, by: userId, at: context.now() });
    await logAction(trx, context, {
      subjectKind: 'TEAM',
      subjectId: team.id,
      action: isAccepted ? 'PERSON_CLAIMED' : 'CLAIM_REFUSED',
      details: { userId: claim.userId },
    });
    return { status: isAccepted ? ('ACCEPTED' as const) : ('REJECTED' as const) };
  });

/** Both people are checked again, because time has passed since the claim. */
async function accept(
  trx: Trx,
  claim: NonNullable<Awaited<ReturnType<typeof findOpenClaim>>>,
  by: { readonly userId: string; readonly now: Date; readonly locale: Locale },
) {
  const { from, to } = await lockPair(trx, { from: claim.personId, to: claim.userId });
  if (!from || !to || from.deletedAt !== null || to.deletedAt !== null) return refuse('PERSON_NOT_FOUND');
  const unfit = claim.relation === null ? undefined : unfitGuardian(by, from, to);
  return unfit ?? acceptClaim(trx, claim, by);
}
