import { randomUUID } from 'node:crypto';
import { type authCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { consentAgeRefusal } from './consent-age.ts';
import { countAttempt } from './limits.ts';
import { findUserById } from './queries.ts';
import { consumeChallenge, createChallenge } from './second-factor/challenges.ts';
import { creationOptions, findPasskeyUser, passkeyDomain, requestOptions } from './second-factor/passkeys.ts';
import { signIn } from './sign-in.ts';

/** The browser offers its passkeys for this site, so users need not type an address. */
export const passkeyOptions: Handler<typeof authCalls.passkeyOptions> = async (context) => {
  const limited = await countAttempt(context, 'passkey-options', '');
  if (limited) return limited;
  const domain = passkeyDomain(context);
  if (domain === undefined) return refuse('PASSKEYS_UNAVAILABLE');
  const { id: challengeId, challenge } = await createChallenge(context, 'passkey-login', null);
  return { challengeId, options: await requestOptions(domain, challenge) };
};

/** For new users. The passkey's name on the device is their address, so that they recognise it. */
export const signUpPasskeyOptions: Handler<typeof authCalls.signUpPasskeyOptions> = async (
  context,
  { body: { email, birthday } },
) => {
  const limited = await countAttempt(context, 'passkey-options', '');
  if (limited) return limited;
  const tooYoung = birthday === undefined ? undefined : consentAgeRefusal(context, birthday);
  if (tooYoung) return tooYoung;
  const domain = passkeyDomain(context);
  if (domain === undefined) return refuse('PASSKEYS_UNAVAILABLE');
  const { id: challengeId, challenge } = await createChallenge(context, 'sign-up', null);
  const owner = { userHandle: randomUUID(), email, displayName: email };
  return { challengeId, options: await creationOptions(domain, challenge, owner) };
};

/** A passkey is two factors in one: the device, and what unlocks it. */
export const passkeyLogin: Handler<typeof authCalls.passkeyLogin> = async (context, { body }) => {
  const limited = await countAttempt(context, 'passkey-login', body.passkey.id);
  if (limited) return limited;
  return context.db.transaction().execute(async (trx) => {
    const query = { id: body.challengeId, purpose: 'passkey-login', now: context.now() } as const;
    const challenge = await consumeChallenge(trx, query);
    if (!challenge) return refuse('CHALLENGE_EXPIRED');
    const userId = await findPasskeyUser(context, trx, challenge.challenge, body.passkey);
    const user = userId === undefined ? undefined : await findUserById(trx, userId);
    if (!user) return refuse('PASSKEY_UNKNOWN');
    return signIn(context, trx, user, { by: 'passkey', deviceToken: body.deviceToken });
  });
};
