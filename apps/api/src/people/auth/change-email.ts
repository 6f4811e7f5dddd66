import { type authCalls, refuse } from '@traip/contract';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { forgetPending } from './forget-pending.ts';
import { countAttempt } from './limits.ts';
import {
  consumeMailToken,
  deleteMailTokens,
  deleteUnverifiedUser,
  findUserByEmail,
  lockEmail,
  lockUser,
  replaceAccount,
  setPasswordHash,
} from './queries.ts';
import { removeSecondFactorsSince } from './second-factor/remove-since.ts';
import { endAllSessions } from './sessions.ts';

/** Whoever can read the mail of an address may set it; the owner of the previous one may undo it. */
export const changeEmail: Handler<typeof authCalls.changeEmail> = async (context, { body }) => {
  const limited = await countAttempt(context, 'change-email', body.token);
  if (limited) return limited;
  const hash = hashSecret(body.token);
  const now = context.now();
  return context.db.transaction().execute(async (trx) => {
    const change = await consumeMailToken(trx, { hash, purpose: 'change-email', now });
    if (change?.email) return changeEmailTo(context, trx, change.userId, change.email);
    const restore = await consumeMailToken(trx, { hash, purpose: 'restore-email', now });
    if (restore?.email) return restoreEmail(context, trx, { ...restore, email: restore.email });
    return refuse('VERIFICATION_LINK_INVALID');
  });
};

async function changeEmailTo(context: Context, trx: Trx, userId: string, email: string) {
  const user = await lockUser(trx, userId);
  if (!user || !(await replaceEmail(trx, userId, email))) return refuse('VERIFICATION_LINK_INVALID');
  await forgetPending(trx, userId);
  const { email: before, locale } = user;
  const at = context.now().toISOString();
  await context.jobs.send(trx, 'mail', { letter: 'email-changed', email: before, locale, userId, at });
  context.log.info({ person: userId }, 'email changed');
  return { status: 'CHANGED' as const };
}

/**
 * The person who changed it is locked out: their sessions, the password and any second factor added since are
 * removed. The owner chooses a new password by email.
 */
async function restoreEmail(context: Context, trx: Trx, { userId, email, createdAt }: RestoreLink) {
  if (!(await lockUser(trx, userId)) || !(await replaceEmail(trx, userId, email)))
    return refuse('VERIFICATION_LINK_INVALID');
  await endAllSessions(trx, userId, context.now());
  await setPasswordHash(trx, userId, null);
  await forgetPending(trx, userId);
  await deleteMailTokens(trx, userId, 'restore-email');
  await removeSecondFactorsSince(trx, userId, createdAt);
  context.log.info({ person: userId }, 'email restored');
  return { status: 'RESTORED' as const };
}

interface RestoreLink {
  readonly userId: string;
  readonly email: string;
  /** When the address was changed. */
  readonly createdAt: Date;
}

/** False if the address has an account. An unverified account gives way. */
async function replaceEmail(trx: Trx, userId: string, email: string): Promise<boolean> {
  await lockEmail(trx, email);
  const holder = await findUserByEmail(trx, email);
  if (holder?.emailVerifiedAt) return false;
  if (holder) await deleteUnverifiedUser(trx, holder.id);
  await replaceAccount(trx, userId, { email });
  return true;
}
