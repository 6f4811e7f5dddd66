import { type authCalls, refuse } from '@traip/contract';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt } from './limits.ts';
import {
  consumeMailToken,
  deleteMailTokens,
  deleteUnverifiedUser,
  findUserByEmail,
  findUserById,
  lockEmail,
  replaceAccount,
} from './queries.ts';
import { endAllSessions } from './sessions.ts';

/** Whoever can read the mail of an address may give it to the account; the owner of the earlier one may undo it. */
export const changeEmail: Handler<typeof authCalls.changeEmail> = async (context, { body }) => {
  const limited = await countAttempt(context, 'change-email', body.token);
  if (limited) return limited;
  const hash = hashSecret(body.token);
  const now = context.now();
  return context.db.transaction().execute(async (trx) => {
    const change = await consumeMailToken(trx, { hash, purpose: 'change-email', now });
    if (change?.email) return giveEmail(context, trx, change.userId, change.email);
    const restore = await consumeMailToken(trx, { hash, purpose: 'restore-email', now });
    if (restore?.email) return restoreEmail(context, trx, restore.userId, restore.email);
    return refuse('VERIFICATION_LINK_INVALID');
  });
};

async function giveEmail(context: Context, trx: Trx, userId: string, email: string) {
  const user = await findUserById(trx, userId);
  if (!user || !(await replaceEmail(trx, userId, email))) return refuse('VERIFICATION_LINK_INVALID');
  await deleteMailTokens(trx, userId, 'reset-password');
  const { email: before, locale } = user;
  await context.jobs.send(trx, 'mail', { letter: 'email-changed', email: before, locale, newEmail: email });
  context.log.info({ person: userId }, 'email changed');
  return { status: 'CHANGED' as const };
}

/** Whoever changed it is out: every session ends, and no link that they asked for works. */
async function restoreEmail(context: Context, trx: Trx, userId: string, email: string) {
  if (!(await replaceEmail(trx, userId, email))) return refuse('VERIFICATION_LINK_INVALID');
  await endAllSessions(trx, userId, context.now());
  for (const purpose of ['change-email', 'restore-email', 'reset-password'] as const)
    await deleteMailTokens(trx, userId, purpose);
  context.log.info({ person: userId }, 'email restored');
  return { status: 'RESTORED' as const };
}

/** False if the address has an account. One that nobody verified gives way. */
async function replaceEmail(trx: Trx, userId: string, email: string): Promise<boolean> {
  await lockEmail(trx, email);
  const holder = await findUserByEmail(trx, email);
  if (holder?.emailVerifiedAt) return false;
  if (holder) await deleteUnverifiedUser(trx, holder.id);
  await replaceAccount(trx, userId, { email });
  return true;
}
