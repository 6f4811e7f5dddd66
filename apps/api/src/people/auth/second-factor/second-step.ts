import { type Refusal, refuse } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Services } from '../../../platform/services/services.ts';
import { createChallenge } from './challenges.ts';
import { passkeyDomain, requestOptions } from './passkeys.ts';
import { hasAuthenticator, listPasskeys } from './queries.ts';

type StepServices = Pick<Services, 'now' | 'publicOrigin'>;

/** How users can prove their identity, besides a password. */
export async function secondStepOptions(
  services: StepServices,
  trx: Trx,
  userId: string,
  purpose: 'second-step' | 'confirmation',
) {
  const challenge = await createChallenge({ db: trx, now: services.now }, purpose, userId);
  const domain = passkeyDomain(services);
  const passkeys = domain === undefined ? [] : await listPasskeys(trx, userId);
  const passkey =
    domain === undefined || passkeys.length === 0
      ? null
      : await requestOptions(domain, challenge.challenge, passkeys);
  const methods = [
    ...(passkey ? (['passkey'] as const) : []),
    ...((await hasAuthenticator(trx, userId)) ? (['code'] as const) : []),
    'recovery-code' as const,
  ];
  return { challengeId: challenge.id, methods, passkey };
}

/** The password was right, and is not enough. */
export async function requireSecondStep(
  services: StepServices,
  trx: Trx,
  userId: string,
): Promise<Refusal<'SECOND_FACTOR_REQUIRED'>> {
  const details = await secondStepOptions(services, trx, userId, 'second-step');
  return refuse('SECOND_FACTOR_REQUIRED', { details });
}
