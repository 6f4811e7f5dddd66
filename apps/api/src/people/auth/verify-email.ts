import { type authCalls, type Locale, refuse } from '@traip/contract';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt, mayEmail } from './limits.ts';
import { consumeMailToken, lockUser } from './queries.ts';
import { completeRegistration } from './registrations.ts';
import { signIn } from './sign-in.ts';

export const verifyEmail: Handler<typeof authCalls.verifyEmail> = async (context, { body }) => {
  const limited = await countAttempt(context, 'verify-email', 'token' in body ? body.token : body.email);
  if (limited) return limited;
  if ('token' in body) return verify(context, body);
  const { email, locale = context.locale, registrationId } = body;
  return sendAgain(context, { email, locale, ...(registrationId === undefined ? {} : { registrationId }) });
};

/** Whether anything is pending is checked when the email is written, so that the reply cannot reveal it. */
async function sendAgain(
  context: Context,
  mail: { readonly email: string; readonly locale: Locale; readonly registrationId?: string },
) {
  if (await mayEmail(context, 'verify-email', mail.email))
    await context.jobs.send(context.db, 'mail', { letter: 'verify-email', ...mail });
  return { status: 'SENT' as const, session: null };
}

interface Link {
  readonly token: string;
  readonly registrationId?: string | undefined;
  readonly deviceToken?: string | undefined;
}

function verify(context: Context, { token, registrationId, deviceToken }: Link) {
  const now = context.now();
  return context.db.transaction().execute(async (trx) => {
    const link = await consumeMailToken(trx, { hash: hashSecret(token), purpose: 'verify-email', now });
    const userId =
      link?.registrationId != null ? await completeRegistration(trx, link.registrationId, now) : undefined;
    if (userId === undefined) return refuse('VERIFICATION_LINK_INVALID');
    // The link does not sign anyone in: a stranger may have registered the address and caused the email.
    const isOwn = registrationId !== undefined && registrationId === link?.registrationId;
    const user = isOwn ? await lockUser(trx, userId) : undefined;
    const session = user ? await signIn(context, trx, user, { by: 'verification', deviceToken }) : null;
    return { status: 'VERIFIED' as const, session };
  });
}
