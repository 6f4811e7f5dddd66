import { refuse, type secondFactorCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { lockUser } from '../../auth/queries.ts';
import { replaceRecoveryCodes } from '../../auth/second-factor/recovery-codes.ts';
import { endOtherSessions } from '../sessions/queries.ts';
import { secondFactorState } from './state.ts';

/** For users who registered with a passkey, the first codes also turn on the second step. */
export const newRecoveryCodes: Handler<typeof secondFactorCalls.newRecoveryCodes> = async ({
  db,
  caller,
  now,
  log,
}) =>
  db.transaction().execute(async (trx) => {
    const { userId, sessionId } = caller;
    await lockUser(trx, userId);
    const { isOn, hasAuthenticator, passkeys } = await secondFactorState(trx, userId);
    if (!hasAuthenticator && passkeys.length === 0) return refuse('NO_SECOND_FACTOR');
    const recoveryCodes = await replaceRecoveryCodes(trx, userId);
    if (!isOn) await endOtherSessions(trx, { userId, sessionId, now: now() });
    log.info({ person: userId }, 'recovery codes made');
    return { recoveryCodes };
  });
