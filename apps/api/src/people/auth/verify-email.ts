import { type authCalls, type Locale, refuse } from '@traip/contract';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt, mayEmail } from './limits.ts';
import { consumeMailToken } from './queries.ts';
import { completeRegistration } from './registrations.ts';

export const verifyEmail: Handler<typeof authCalls.verifyEmail> = async (context, { body }) => {
  const limited = await countAttempt(context, 'verify-email', 'token' in body ? body.token : body.email);
  if (limited) return limited;
  if ('token' in body) return verify(context, body.token);
  const { email, locale = context.locale, registrationId } = body;
  return sendAgain(context, { email, locale, ...(registrationId === undefined ? {} : { registrationId }) });
};

/** Whether anything is waiting is found out when the email is written, so that the reply cannot reveal it. */
async function sendAgain(
  context: Context,
  mail: { readonly email: string; readonly locale: Locale; readonly registrationId?: string },
) {
  if (await mayEmail(context, 'verify-email', mail.email))
    await context.jobs.send(context.db, 'mail', { letter: 'verify-email', ...mail });
  return { status: 'SENT' as const };
}

function verify({ db, now }: Context, token: string) {
  return db.transaction().execute(async (trx) => {
    const hash = hashSecret(token);
    const link = await consumeMailToken(trx, { hash, purpose: 'verify-email', now: now() });
    const isVerified =
      link?.registrationId != null && (await completeRegistration(trx, link.registrationId, now()));
    return isVerified ? { status: 'VERIFIED' as const } : refuse('VERIFICATION_LINK_INVALID');
  });
}
