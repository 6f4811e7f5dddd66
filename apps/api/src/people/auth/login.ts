import { type authCalls, isRefusal, refuse } from '@traip/contract';
import type { User } from '../../platform/db/account-tables.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { readDeviceToken } from './device-token.ts';
import { countLogin } from './login-attempts.ts';
import { hashPassword, isOutdatedHash, verifyAgainstDummy, verifyPassword } from './passwords.ts';
import { findUserByEmail, setPasswordHash } from './queries.ts';
import { findRegistrationByPassword } from './registrations.ts';
import { signInOrRequireSecondStep } from './sign-in.ts';

export const login: Handler<typeof authCalls.login> = async (context, { body }) => {
  const user = await findUserByEmail(context.db, body.email);
  const device = await readDeviceToken(context, body.deviceToken, user?.id);
  const attempt = await countLogin(context, body.email, device);
  if (isRefusal(attempt)) return attempt;
  if (user && !user.emailVerifiedAt) return refuseUnverified(context, user, body.password, attempt.succeeded);
  const matches = user?.passwordHash
    ? await verifyPassword(body.password, user.passwordHash)
    : await verifyAgainstDummy(body.password);
  if (!user || !matches) return refuse('CREDENTIALS_INCORRECT');
  await attempt.succeeded();
  const how = { by: 'password', deviceToken: body.deviceToken };
  const isOutdated = user.passwordHash !== null && isOutdatedHash(user.passwordHash);
  const renewed = isOutdated ? await hashPassword(body.password) : undefined;
  return context.db.transaction().execute(async (trx) => {
    const outcome = await signInOrRequireSecondStep(context, trx, user, how);
    if (renewed && !isRefusal(outcome)) await setPasswordHash(trx, user.id, renewed);
    return outcome;
  });
};

/** Only the person who registered learns that the address is unverified, and which registration is theirs. */
async function refuseUnverified(
  { db }: Context,
  user: User,
  password: string,
  succeeded: () => Promise<void>,
) {
  const registrationId = await findRegistrationByPassword(db, user.id, password);
  if (registrationId === undefined) return refuse('CREDENTIALS_INCORRECT');
  await succeeded();
  return refuse('EMAIL_NOT_VERIFIED', { details: { registrationId } });
}
