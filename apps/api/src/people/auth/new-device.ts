import type { User } from '../../platform/db/account-tables.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import { mayEmail } from './limits.ts';
import { hasOtherSessions, hasSessionLike, type SessionOrigin } from './sessions.ts';

/** Sessions are deleted after a while: only an account this young can be opened for the first time. */
const newcomerMilliseconds = 24 * 3_600_000;

/**
 * Emails the owner of an account that it was opened on a device not used for it before. The very first
 * sign-in is no news.
 */
export async function noticeNewDevice(
  context: Context,
  trx: Trx,
  { id: userId, email, locale, emailVerifiedAt }: User,
  session: SessionOrigin & { readonly id: string },
): Promise<void> {
  const age = context.now().getTime() - (emailVerifiedAt?.getTime() ?? 0);
  if (age < newcomerMilliseconds && !(await hasOtherSessions(trx, userId, session.id))) return;
  if (await hasSessionLike(trx, userId, session)) return;
  if (await mayEmail({ ...context, db: trx }, 'new-device', email))
    await context.jobs.send(trx, 'mail', { letter: 'new-device', email, locale, sessionId: session.id });
}
