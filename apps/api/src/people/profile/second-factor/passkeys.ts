import { refuse, type secondFactorCalls } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import { deviceOf, nameOfDevice } from '../../../platform/http/device.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { countAttempt } from '../../auth/limits.ts';
import { findUserById, lockUser } from '../../auth/queries.ts';
import { consumeChallenge, createChallenge } from '../../auth/second-factor/challenges.ts';
import { creationOptions, passkeyDomain, readCreatedPasskey } from '../../auth/second-factor/passkeys.ts';
import {
  deletePasskey,
  hasProvider,
  insertPasskey,
  listPasskeys,
  renamePasskey as rename,
} from '../../auth/second-factor/queries.ts';
import { secondFactorState } from './state.ts';
import { addedSecondFactor, removedSecondFactor } from './turn-on.ts';

export const newPasskeyOptions: Handler<typeof secondFactorCalls.passkeyOptions> = async (context) => {
  const { userId } = context.caller;
  const limited = await countAttempt(context, 'passkey-options', userId);
  if (limited) return limited;
  const domain = passkeyDomain(context);
  if (domain === undefined) return refuse('PASSKEYS_UNAVAILABLE');
  const user = await findUserById(context.db, userId);
  if (!user) return refuse('UNAUTHORIZED');
  const { email, firstName, surnames } = user;
  const { id: challengeId, challenge } = await createChallenge(context, 'new-passkey', userId);
  const owner = { userHandle: userId, email, displayName: `${firstName} ${surnames}`.trim() || email };
  const existing = await listPasskeys(context.db, userId);
  return { challengeId, options: await creationOptions(domain, challenge, owner, existing) };
};

export const addPasskey: Handler<typeof secondFactorCalls.addPasskey> = async (context, { body }) =>
  context.db.transaction().execute(async (trx) => {
    const { userId } = context.caller;
    const now = context.now();
    const query = { id: body.challengeId, purpose: 'new-passkey', userId, now } as const;
    const challenge = await consumeChallenge(trx, query);
    if (!challenge) return refuse('CHALLENGE_EXPIRED');
    const { name = nameOfDevice(deviceOf(context.userAgent)) ?? 'Traip' } = body;
    const passkey = await readCreatedPasskey(context, challenge.challenge, { ...body, name });
    if (!passkey) return refuse('PASSKEY_INVALID');
    await lockUser(trx, userId);
    const outcome = await insertPasskey(trx, { userId, now, passkey });
    if (outcome === 'too many') return refuse('TOO_MANY_PASSKEYS');
    if (outcome === 'taken') return refuse('PASSKEY_INVALID');
    context.log.info({ person: userId }, 'passkey added');
    return addedSecondFactor(context, trx);
  });

export const renamePasskey: Handler<typeof secondFactorCalls.renamePasskey> = async (
  { db, caller },
  { params, body },
) => {
  if (!(await rename(db, caller.userId, params.id, body.name))) return refuse('NOT_FOUND');
  return secondFactorState(db, caller.userId);
};

export const removePasskey: Handler<typeof secondFactorCalls.removePasskey> = async (
  { db, caller, log },
  { params },
) =>
  db.transaction().execute(async (trx) => {
    const { userId } = caller;
    const user = await lockUser(trx, userId);
    const passkeys = await listPasskeys(trx, userId);
    if (!passkeys.some(({ id }) => id === params.id)) return refuse('NOT_FOUND');
    const hasPassword = user?.passwordHash != null;
    if (passkeys.length === 1 && !(await hasOtherSignIn(trx, userId, hasPassword)))
      return refuse('LAST_WAY_IN');
    await deletePasskey(trx, userId, params.id);
    log.info({ person: userId }, 'passkey removed');
    return removedSecondFactor(trx, userId);
  });

async function hasOtherSignIn(trx: Trx, userId: string, hasPassword: boolean): Promise<boolean> {
  return hasPassword || (await hasProvider(trx, userId));
}
