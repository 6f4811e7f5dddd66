import { refuse, type secondFactorCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { seal } from '../../../platform/services/sealed-secret.ts';
import { countConfirmation } from '../../auth/limits.ts';
import { lockUser } from '../../auth/queries.ts';
import { useCode } from '../../auth/second-factor/proofs.ts';
import {
  deleteAuthenticator,
  insertAuthenticator,
  lockAuthenticator,
} from '../../auth/second-factor/queries.ts';
import { base32, newTotpSecret, totpUri } from '../../auth/second-factor/totp.ts';
import { addedSecondFactor, removedSecondFactor } from './turn-on.ts';

export const newAuthenticator: Handler<typeof secondFactorCalls.newAuthenticator> = async ({
  db,
  caller,
  keys,
  now,
}) =>
  db.transaction().execute(async (trx) => {
    const { userId } = caller;
    const user = await lockUser(trx, userId);
    if (!user) return refuse('UNAUTHORIZED');
    if ((await lockAuthenticator(trx, userId))?.confirmedAt) return refuse('AUTHENTICATOR_THERE');
    const secret = newTotpSecret();
    await insertAuthenticator(trx, {
      userId,
      sealedSecret: seal(keys, 'authenticator', secret),
      createdAt: now(),
    });
    return { uri: totpUri(secret, user.email), secret: base32(secret) };
  });

export const confirmAuthenticator: Handler<typeof secondFactorCalls.confirmAuthenticator> = async (
  context,
  { body },
) => {
  const { userId, sessionId } = context.caller;
  const limited = await countConfirmation(context, sessionId);
  if (limited) return limited;
  return context.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const begun = await lockAuthenticator(trx, userId);
    if (!begun || begun.confirmedAt) return refuse('AUTHENTICATOR_NOT_BEGUN');
    const confirmedAt = context.now();
    if (!(await useCode(context, trx, begun, body.code, { confirmedAt })))
      return refuse('CONFIRMATION_WRONG', { field: 'code' });
    context.log.info({ person: userId }, 'authenticator added');
    return addedSecondFactor(context, trx);
  });
};

export const removeAuthenticator: Handler<typeof secondFactorCalls.removeAuthenticator> = async ({
  db,
  caller,
  log,
}) =>
  db.transaction().execute(async (trx) => {
    await lockUser(trx, caller.userId);
    await deleteAuthenticator(trx, caller.userId);
    log.info({ person: caller.userId }, 'authenticator removed');
    return removedSecondFactor(trx, caller.userId);
  });
