import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { CreatedPasskey, PasskeyCreation, PasskeyRequest, Read, UsedPasskey } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import type { StoredPasskey } from '../../../platform/db/second-factor-tables.ts';
import type { Services } from '../../../platform/services/services.ts';
import { lockPasskey, markPasskeyUsed } from './queries.ts';

/** With the certificates that it can read it is 300 files, so it is loaded on first use. */
const webAuthn = () => import('@simplewebauthn/server');

const timeout = 5 * 60_000;
/** EdDSA, ES256 and RS256: what devices support. */
const algorithms = [-8, -7, -257];

type Site = Pick<Services, 'publicOrigin'>;
type Known = Pick<StoredPasskey, 'credentialId' | 'transports'>;

/** Passkeys belong to a domain name. Undefined if the site is reached by an IP address, or without encryption. */
export function passkeyDomain({ publicOrigin }: Site): string | undefined {
  const { hostname, protocol } = new URL(publicOrigin);
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isSecure && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : undefined;
}

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

const descriptorOf = ({ credentialId, transports }: Known) => ({
  id: credentialId,
  transports: [...transports],
});

/** What a browser needs to use one of the given passkeys, or any of this site. */
export async function requestOptions(
  rpID: string,
  challenge: string,
  passkeys: readonly Known[] = [],
): Promise<Read<typeof PasskeyRequest>> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: bytesOf(challenge),
    timeout,
    // The passkey replaces the password: having the device is not enough, it must have been unlocked.
    userVerification: 'required',
    allowCredentials: passkeys.map(descriptorOf),
  });
  return options as Read<typeof PasskeyRequest>;
}

interface PasskeyOwner {
  /** Random or one of our IDs: it reveals nothing about the person. */
  readonly userHandle: string;
  readonly email: string;
  readonly displayName: string;
}

/** What a browser needs to create a passkey. */
export async function creationOptions(
  rpID: string,
  challenge: string,
  { userHandle, email, displayName }: PasskeyOwner,
  existing: readonly Known[] = [],
): Promise<Read<typeof PasskeyCreation>> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Traip',
    rpID,
    challenge: bytesOf(challenge),
    userID: new Uint8Array(Buffer.from(userHandle)),
    userName: email,
    userDisplayName: displayName,
    timeout,
    attestationType: 'none',
    excludeCredentials: existing.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return options as Read<typeof PasskeyCreation>;
}

/** The passkey a browser created; undefined if it does not answer our challenge, or is not for our site. */
export async function readCreatedPasskey(
  site: Site,
  challenge: string,
  { passkey, name }: { readonly passkey: Read<typeof CreatedPasskey>; readonly name: string },
): Promise<StoredPasskey | undefined> {
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verify(() =>
    verifyRegistrationResponse({
      response: passkey as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.publicOrigin,
      expectedRPID: passkeyDomain(site) ?? '',
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified?.registrationInfo) return undefined;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: passkey.response.transports ?? [],
    isSynced: credentialBackedUp,
    name,
  };
}

/** The owner of the passkey that signed the challenge; undefined if it is none of ours. */
export async function findPasskeyUser(
  services: Site & Pick<Services, 'now'>,
  trx: Trx,
  challenge: string,
  passkey: Read<typeof UsedPasskey>,
): Promise<string | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const stored = await lockPasskey(trx, passkey.id);
  if (!stored) return undefined;
  const verified = await verify(() =>
    verifyAuthenticationResponse({
      response: passkey as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: services.publicOrigin,
      expectedRPID: passkeyDomain(services) ?? '',
      credential: {
        id: stored.credentialId,
        publicKey: bytesOf(stored.publicKey),
        counter: stored.counter,
        transports: [...stored.transports],
      },
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return undefined;
  const { newCounter: counter, credentialBackedUp: isSynced } = verified.authenticationInfo;
  await markPasskeyUsed(trx, stored.id, { counter, isSynced, usedAt: services.now() });
  return stored.userId;
}

/** The library throws on any invalid answer, and anyone can send one. */
async function verify<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem;
    return undefined;
  }
}
