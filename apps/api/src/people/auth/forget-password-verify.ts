import { type authCalls, refuse } from '@traip/contract';
import { hasSecondFactor } from '../../platform/authorization/queries.ts';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { easyPasswordRefusal } from './easy-passwords.ts';
import { forgetPending } from './forget-pending.ts';
import { countAttempt } from './limits.ts';
import { newAccount } from './new-account.ts';
import { hashPassword } from './passwords.ts';
import { consumeMailToken, findUserById, replaceAccount, setPasswordHash } from './queries.ts';
import { deleteRegistrations } from './registrations.ts';
import { deleteSecondFactor } from './second-factor/queries.ts';
import { endAllSessions } from './sessions.ts';

/** A new password ends every open session; the link from the email also verifies the address. */
export const forgetPasswordVerify: Handler<typeof authCalls.forgetPasswordVerify> = async (
  context,
  { body },
) => {
  const limited = await countAttempt(context, 'forget-password-verify', body.token);
  if (limited) return limited;
  const easy = await easyPasswordRefusal(context, body.password);
  if (easy) return easy;
  const passwordHash = await hashPassword(body.password);
  return context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const hash = hashSecret(body.token);
    const link = await consumeMailToken(trx, { hash, purpose: 'reset-password', now });
    if (!link) return refuse('RESET_LINK_INVALID');
    const { userId } = link;
    await claimIfUnverified(trx, userId, now);
    await setPasswordHash(trx, userId, passwordHash);
    await forgetPending(trx, userId);
    // Without a second step, email is the only proof: a passkey may belong to whoever registered it first.
    if (!(await hasSecondFactor(trx, userId))) await deleteSecondFactor(trx, userId);
    await deleteRegistrations(trx, userId);
    await endAllSessions(trx, userId, now);
    context.log.info({ person: userId }, 'password reset');
    return { reset: true as const };
  });
};

/** An unverified account may describe its owner in a stranger's words: only the address is kept. */
async function claimIfUnverified(trx: Trx, userId: string, now: Date): Promise<void> {
  const user = await findUserById(trx, userId);
  if (!user || user.emailVerifiedAt) return;
  await replaceAccount(trx, userId, newAccount({ email: user.email, locale: user.locale }, now));
}
