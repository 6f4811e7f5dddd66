import { type authCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { clubUserOf } from './club-user.ts';
import { countAttempt } from './limits.ts';
import { verifyAgainstDummy, verifyPassword } from './passwords.ts';
import { findUserByEmail } from './queries.ts';
import { startSession } from './sessions.ts';

export const login: Handler<typeof authCalls.login> = async (context, { body }) => {
  const limited = await countAttempt(context, 'login', body.email);
  if (limited) return limited;
  const user = await findUserByEmail(context.db, body.email);
  const matches = user?.passwordHash
    ? await verifyPassword(body.password, user.passwordHash)
    : await verifyAgainstDummy(body.password);
  if (!user || !matches) return refuse('CREDENTIALS_INCORRECT');
  if (!user.emailVerifiedAt) return refuse('EMAIL_NOT_VERIFIED');
  const tokens = await context.db.transaction().execute((trx) => startSession(context, trx, user.id));
  context.log.info({ person: user.id, by: 'password' }, 'signed in');
  return { ...tokens, user: await clubUserOf(context.db, user) };
};
