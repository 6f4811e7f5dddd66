import { randomUUIDv7 } from 'node:crypto';
import { type authCalls, type Read, type Registration, refuse } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import { deviceOf, nameOfDevice } from '../../platform/http/device.ts';
import type { AccountEmailJob } from '../../platform/jobs/jobs.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { storeTextsInForce } from '../legal/agreements.ts';
import { consentAgeRefusal } from './consent-age.ts';
import { defaultPrivacy } from './default-privacy.ts';
import { easyPasswordRefusal } from './easy-passwords.ts';
import { countAttempt, mayEmail } from './limits.ts';
import { hashPassword } from './passwords.ts';
import { findUserByEmail, lockEmail } from './queries.ts';
import { addRegistration, insertUnverifiedUser, type RegistrationDetails } from './registrations.ts';
import { consumeChallenge } from './second-factor/challenges.ts';
import { readCreatedPasskey } from './second-factor/passkeys.ts';
import { newUserCode } from './user-code.ts';

/** The reply is the same for a taken address; its owner is informed by email. */
export const register: Handler<typeof authCalls.register> = async (context, { body }) => {
  const limited = await countAttempt(context, 'register', body.email);
  if (limited) return limited;
  const tooYoung = consentAgeRefusal(context, body.birthday);
  if (tooYoung) return tooYoung;
  const { password, ...person } = body;
  const { email, firstName, surnames } = person;
  const easy = await easyPasswordRefusal(context, password, [
    email,
    firstName,
    surnames,
    `${firstName} ${surnames}`,
  ]);
  if (easy) return easy;
  return registerPerson(context, person, { passwordHash: await hashPassword(password), passkey: null });
};

/** Without a password: the browser's passkey opens the account once the address is verified. */
export const registerWithPasskey: Handler<typeof authCalls.registerWithPasskey> = async (
  context,
  { body },
) => {
  const limited = await countAttempt(context, 'register', body.email);
  if (limited) return limited;
  const tooYoung = consentAgeRefusal(context, body.birthday);
  if (tooYoung) return tooYoung;
  const { challengeId, passkey: created, ...person } = body;
  const challenge = await context.db
    .transaction()
    .execute((trx) => consumeChallenge(trx, { id: challengeId, purpose: 'sign-up', now: context.now() }));
  if (!challenge) return refuse('CHALLENGE_EXPIRED');
  const name = nameOfDevice(deviceOf(context.userAgent)) ?? 'Traip';
  const passkey = await readCreatedPasskey(context, challenge.challenge, { passkey: created, name });
  if (!passkey) return refuse('PASSKEY_INVALID');
  return registerPerson(context, person, { passwordHash: null, passkey: JSON.stringify(passkey) });
};

type NewPerson = Omit<Read<typeof Registration>, 'password'>;

async function registerPerson(
  context: Context,
  { email, locale = context.locale, ...person }: NewPerson,
  credentials: Pick<RegistrationDetails, 'passwordHash' | 'passkey'>,
) {
  const { firstName, surnames } = person;
  const privacy = defaultPrivacy(person.birthday, context.now());
  const details = {
    ...person,
    ...credentials,
    // The code is public: that of a private person does not reveal their surname.
    userCode: newUserCode(firstName, privacy === 'PUBLIC' ? surnames : ''),
    locale,
    createdAt: context.now(),
    privacy,
    searchText: searchTextOf(firstName, surnames),
  };
  return context.db.transaction().execute(async (trx) => {
    await lockEmail(trx, email);
    const agreed = await storeTextsInForce(trx, context, locale);
    const mail = await registerAddress(trx, email, { ...details, ...agreed });
    if (await mayEmail({ ...context, db: trx }, mail.letter, email))
      await context.jobs.send(trx, 'mail', { ...mail, email, locale });
    return { email, registrationId: mail.registrationId ?? randomUUIDv7() };
  });
}

/**
 * A registration is added to those of the address, and changes none of them. With too many, the owner is
 * asked to choose a password, which settles whose account it is.
 */
async function registerAddress(
  trx: Trx,
  email: string,
  details: RegistrationDetails,
): Promise<Pick<AccountEmailJob, 'letter' | 'registrationId'>> {
  const holder = await findUserByEmail(trx, email);
  if (holder?.emailVerifiedAt) return { letter: 'already-registered' };
  const userId = holder?.id ?? (await insertUnverifiedUser(trx, email, details));
  const registrationId = await addRegistration(trx, userId, details);
  return registrationId === undefined
    ? { letter: 'reset-password' }
    : { letter: 'verify-email', registrationId };
}
