import type { Read, SecondFactor } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import { seal, unseal } from '../../../platform/services/sealed-secret.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { Challenge } from './challenges.ts';
import { findPasskeyUser } from './passkeys.ts';
import { lockAuthenticator, markAuthenticatorUsed } from './queries.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { matchTotp } from './totp.ts';

type Proof = Pick<Read<typeof SecondFactor>, 'code' | 'recoveryCode' | 'passkey'>;
type ProofServices = Pick<Services, 'keys' | 'now' | 'publicOrigin'>;

/** Whether an answer is valid for one of the person's second factors. Single-use answers are used up. */
export async function isProven(
  services: ProofServices,
  trx: Trx,
  { userId, challenge }: { readonly userId: string; readonly challenge: Challenge | undefined },
  { code, recoveryCode, passkey }: Proof,
): Promise<boolean> {
  if (code !== undefined) return isCodeOf(services, trx, userId, code);
  if (recoveryCode !== undefined)
    return consumeRecoveryCode(trx, { userId, code: recoveryCode, now: services.now() });
  if (passkey === undefined || challenge === undefined) return false;
  return (await findPasskeyUser(services, trx, challenge.challenge, passkey)) === userId;
}

/** A code of the confirmed authenticator app, newer than the last one used. */
async function isCodeOf(services: ProofServices, trx: Trx, userId: string, code: string): Promise<boolean> {
  const authenticator = await lockAuthenticator(trx, userId);
  if (!authenticator?.confirmedAt) return false;
  return useCode(services, trx, { ...authenticator, userId }, code);
}

interface SealedAuthenticator {
  readonly userId: string;
  readonly sealedSecret: string;
  readonly usedStep: number;
}

/** Uses up a code. The secret is sealed again each time, to follow a change of the server's own secret. */
export async function useCode(
  services: ProofServices,
  trx: Trx,
  { userId, sealedSecret, usedStep }: SealedAuthenticator,
  code: string,
  more: { readonly confirmedAt?: Date } = {},
): Promise<boolean> {
  const secret = unseal(services.keys, 'authenticator', sealedSecret);
  const step = secret && matchTotp(secret, code, { now: services.now(), usedStep });
  if (step === undefined || secret === undefined) return false;
  await markAuthenticatorUsed(trx, userId, {
    ...more,
    usedStep: step,
    sealedSecret: seal(services.keys, 'authenticator', secret),
  });
  return true;
}
