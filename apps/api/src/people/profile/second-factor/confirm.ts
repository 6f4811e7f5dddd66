import { refuse, type secondFactorCalls } from '@traip/contract';
import { hasSecondFactor } from '../../../platform/authorization/queries.ts';
import type { User } from '../../../platform/db/account-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { countCode, countConfirmation } from '../../auth/limits.ts';
import { verifyPassword } from '../../auth/passwords.ts';
import { findUserById, lockUser } from '../../auth/queries.ts';
import { countFailure, deleteChallenge, lockChallenge } from '../../auth/second-factor/challenges.ts';
import { isProven } from '../../auth/second-factor/proofs.ts';
import { secondStepOptions } from '../../auth/second-factor/second-step.ts';
import { confirmSession } from '../../auth/sessions.ts';

/** Users with a second factor confirm with it, others with their password. */
export const confirmationOptions: Handler<typeof secondFactorCalls.confirmationOptions> = async (context) => {
  const { userId, sessionId } = context.caller;
  const limited = await countConfirmation(context, sessionId);
  if (limited) return limited;
  return context.db.transaction().execute(async (trx) => {
    const user = await findUserById(trx, userId);
    if (!user) return refuse('UNAUTHORIZED');
    const options = await secondStepOptions(context, trx, userId, 'confirmation');
    if (await hasSecondFactor(trx, userId)) return options;
    const methods = [
      ...options.methods.filter((method) => method === 'passkey'),
      ...(user.passwordHash === null ? [] : (['password'] as const)),
    ];
    return { ...options, methods };
  });
};

export const confirm: Handler<typeof secondFactorCalls.confirm> = async (context, { body }) => {
  const { userId, sessionId } = context.caller;
  const limited =
    (await countConfirmation(context, sessionId)) ??
    (body.code === undefined ? undefined : await countCode(context, userId, undefined));
  if (limited) return limited;
  return context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const user = await lockUser(trx, userId);
    const { challengeId: id } = body;
    const challenge =
      id === undefined ? undefined : await lockChallenge(trx, { id, purpose: 'confirmation', userId, now });
    if (id !== undefined && !challenge) return refuse('CHALLENGE_EXPIRED');
    const isConfirmed =
      body.password === undefined
        ? await isProven(context, trx, { userId, challenge }, body)
        : await isPasswordEnough(trx, user, body.password);
    if (!isConfirmed) {
      if (challenge) await countFailure(trx, challenge.id);
      return refuse('CONFIRMATION_WRONG', { field: fieldOf(body) });
    }
    if (challenge) await deleteChallenge(trx, challenge.id);
    await confirmSession(trx, sessionId, now);
    context.log.info({ person: userId }, 'confirmed');
    return { confirmed: true as const };
  });
};

async function isPasswordEnough(trx: Trx, user: User | undefined, password: string): Promise<boolean> {
  if (!user?.passwordHash || (await hasSecondFactor(trx, user.id))) return false;
  return verifyPassword(password, user.passwordHash);
}

function fieldOf(body: { readonly code?: unknown; readonly recoveryCode?: unknown }): string {
  if (body.code !== undefined) return 'code';
  return body.recoveryCode === undefined ? 'password' : 'recoveryCode';
}
