import { type authCalls, refuse } from '@traip/contract';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { easyPasswordRefusal } from './easy-passwords.ts';
import { countAttempt } from './limits.ts';
import { hashPassword } from './passwords.ts';
import { consumeMailToken, deleteMailTokens, markEmailVerified, setPasswordHash } from './queries.ts';
import { deleteRegistrations } from './registrations.ts';
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
    await setPasswordHash(trx, userId, passwordHash);
    await markEmailVerified(trx, userId, now);
    await deleteMailTokens(trx, userId, 'reset-password');
    await deleteRegistrations(trx, userId);
    await endAllSessions(trx, userId, now);
    context.log.info({ person: userId }, 'password reset');
    return { reset: true as const };
  });
};
