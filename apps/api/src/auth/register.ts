import { randomUUIDv7 } from 'node:crypto';
import type { authCalls } from '@traip/contract';
import type { Handler } from '../http/handler.ts';
import { countAttempt } from './limits.ts';
import { hashPassword } from './passwords.ts';
import { insertUnverifiedUser, lockAddress } from './queries.ts';
import { newUserCode } from './user-code.ts';

/** A taken address gets the same answer as a free one; its owner gets a mail that says so. */
export const register: Handler<typeof authCalls.register> = async (context, { body }) => {
  const limited = await countAttempt(context, 'register', body.email);
  if (limited) return limited;
  const { password, locale = context.locale, ...person } = body;
  const passwordHash = await hashPassword(password);
  await context.db.transaction().execute(async (trx) => {
    await lockAddress(trx, body.email);
    const account = await insertUnverifiedUser(trx, {
      ...person,
      id: randomUUIDv7(),
      userCode: newUserCode(person.firstName, person.surnames),
      locale,
      passwordHash,
      emailVerifiedAt: null,
      createdAt: context.now(),
    });
    const letter = account ? 'verify-email' : 'already-registered';
    await context.jobs.send(trx, 'mail', { letter, email: body.email, locale });
  });
  return { email: body.email };
};
