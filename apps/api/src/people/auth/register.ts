import { randomUUIDv7 } from 'node:crypto';
import type { authCalls, Privacy } from '@traip/contract';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { easyPasswordRefusal } from './easy-passwords.ts';
import { countAttempt } from './limits.ts';
import { hashPassword } from './passwords.ts';
import { insertUnverifiedUser, lockEmail } from './queries.ts';
import { newUserCode } from './user-code.ts';

/** The age from which Spanish law lets people decide about their own data (LOPDGDD, art. 7). */
const ageOfConsent = 14;

/** Children start private; everybody may change it. */
function defaultPrivacy(birthday: string, now: Date): Privacy {
  const turning = `${Number(birthday.slice(0, 4)) + ageOfConsent}${birthday.slice(4)}`;
  return turning <= now.toISOString().slice(0, 10) ? 'PUBLIC' : 'PRIVATE';
}

/** The reply is the same for a taken address; its owner is told by email. */
export const register: Handler<typeof authCalls.register> = async (context, { body }) => {
  const limited = await countAttempt(context, 'register', body.email);
  if (limited) return limited;
  const { password, locale = context.locale, ...person } = body;
  const { email, firstName, surnames } = person;
  const easy = await easyPasswordRefusal(context, password, [
    email,
    firstName,
    surnames,
    `${firstName} ${surnames}`,
  ]);
  if (easy) return easy;
  const passwordHash = await hashPassword(password);
  const privacy = defaultPrivacy(person.birthday, context.now());
  await context.db.transaction().execute(async (trx) => {
    await lockEmail(trx, body.email);
    const account = await insertUnverifiedUser(trx, {
      ...person,
      id: randomUUIDv7(),
      // The code is public: that of a private person does not reveal their surname.
      userCode: newUserCode(person.firstName, privacy === 'PUBLIC' ? person.surnames : ''),
      locale,
      passwordHash,
      emailVerifiedAt: null,
      createdAt: context.now(),
      privacy,
      searchText: searchTextOf(person.firstName, person.surnames),
    });
    const letter = account ? 'verify-email' : 'already-registered';
    await context.jobs.send(trx, 'mail', { letter, email: body.email, locale });
  });
  return { email: body.email };
};
