import { type LoginReply, type Read, type Refusal, refuse } from '@traip/contract';
import { hasSecondFactor } from '../../platform/authorization/queries.ts';
import type { User } from '../../platform/db/account-tables.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import { clubUserOf } from './club-user.ts';
import { readDeviceToken, signDeviceToken } from './device-token.ts';
import { noticeNewDevice } from './new-device.ts';
import { lockUser } from './queries.ts';
import { requireSecondStep } from './second-factor/second-step.ts';
import { startSession } from './sessions.ts';

interface SignIn {
  /** How they proved their identity, for the log. */
  readonly by: string;
  readonly deviceToken?: string | undefined;
}

type SignedIn = Read<typeof LoginReply>;

/** Signs in a user after one factor; a user with a second factor is asked for it first. */
export async function signInOrRequireSecondStep(
  context: Context,
  trx: Trx,
  user: User,
  how: SignIn,
): Promise<SignedIn | Refusal<'SECOND_FACTOR_REQUIRED' | 'UNAUTHORIZED'>> {
  // Ending sessions locks the account too, so none is opened concurrently with a just replaced password.
  const current = await lockUser(trx, user.id);
  if (current?.passwordHash !== user.passwordHash) return refuse('UNAUTHORIZED');
  if (await hasSecondFactor(trx, user.id)) return requireSecondStep(context, trx, user.id);
  return signIn(context, trx, user, how);
}

/** Opens a session for a user who has proved enough. */
export async function signIn(
  context: Context,
  trx: Trx,
  user: User,
  { by, deviceToken }: SignIn,
): Promise<SignedIn> {
  const device = await readDeviceToken(context, deviceToken, user.id);
  const { session, ...tokens } = await startSession(context, trx, user.id);
  if (device === undefined) await noticeNewDevice(context, trx, user, session);
  context.log.info({ person: user.id, by }, 'signed in');
  return {
    ...tokens,
    deviceToken:
      deviceToken !== undefined && device !== undefined
        ? deviceToken
        : await signDeviceToken(context, user.id),
    user: await clubUserOf(trx, user),
  };
}
