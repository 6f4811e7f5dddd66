import { type authCalls, refuse } from '@traip/contract';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt } from './limits.ts';
import { consumeMailToken, markEmailVerified } from './queries.ts';

export const verifyEmail: Handler<typeof authCalls.verifyEmail> = async (context, { body }) => {
  const limited = await countAttempt(context, 'verify-email', 'token' in body ? body.token : body.email);
  if (limited) return limited;
  if ('token' in body) return verify(context, body.token);
  const { email, locale = context.locale } = body;
  await context.jobs.send(context.db, 'mail', { letter: 'verify-email', email, locale });
  return { status: 'SENT' };
};

function verify({ db, now }: Context, token: string) {
  return db.transaction().execute(async (trx) => {
    const hash = hashSecret(token);
    const userId = await consumeMailToken(trx, { hash, purpose: 'verify-email', now: now() });
    if (!userId) return refuse('VERIFICATION_LINK_INVALID');
    await markEmailVerified(trx, userId, now());
    return { status: 'VERIFIED' as const };
  });
}
