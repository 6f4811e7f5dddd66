import { hasSecondFactor } from '../../../platform/authorization/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from '../../auth/second-factor/recovery-codes.ts';
import { confirmSession } from '../../auth/sessions.ts';
import { endOtherSessions } from '../sessions/queries.ts';
import { secondFactorState } from './state.ts';

type Owner = Context<{ readonly userId: string; readonly sessionId: string }>;

/**
 * From the first second factor on, a password is not enough to sign in. Sessions opened with only a password
 * end, so that every remaining one has passed the second step.
 */
export async function addedSecondFactor({ caller, now }: Owner, trx: Trx) {
  const { userId, sessionId } = caller;
  const isFirst = !(await hasSecondFactor(trx, userId));
  const recoveryCodes = isFirst ? await replaceRecoveryCodes(trx, userId) : null;
  if (isFirst) await endOtherSessions(trx, { userId, sessionId, now: now() });
  await confirmSession(trx, sessionId, now());
  return { state: await secondFactorState(trx, userId), recoveryCodes };
}

/** Without any second factor left, a password is enough again, and recovery codes would be of no use. */
export async function removedSecondFactor(trx: Trx, userId: string) {
  const state = await secondFactorState(trx, userId);
  if (state.hasAuthenticator || state.passkeys.length > 0) return state;
  await deleteRecoveryCodes(trx, userId);
  return { ...state, isOn: false, recoveryCodesLeft: 0 };
}
