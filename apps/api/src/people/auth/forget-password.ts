import type { authCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt, mayEmail } from './limits.ts';

/** Whether the address has an account is checked when the email is written, so that the reply cannot reveal it. */
export const forgetPassword: Handler<typeof authCalls.forgetPassword> = async (context, { body }) => {
  const limited = await countAttempt(context, 'forget-password', body.email);
  if (limited) return limited;
  const { email, locale = context.locale } = body;
  if (await mayEmail(context, 'reset-password', email))
    await context.jobs.send(context.db, 'mail', { letter: 'reset-password', email, locale });
  return { sent: true };
};
