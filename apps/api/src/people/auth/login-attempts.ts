import { type Refusal, refuse } from '@traip/contract';
import { decrement, increment } from '../../platform/db/counters.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Context } from '../../platform/routing/context.ts';
import { fingerprint } from './limits.ts';

const minutes = 15;
/** Failures on one account: from a device that its owner has used, and from one network. */
const perDevice = 10;
const perAccount = 10;
/** Failures from one network on all accounts: generous, because a school shares one. */
const perNetwork = 300;
/** Total failures that mean an attack: then each network, even the owner's, gets fewer attempts. */
const attack = 100;
const perAccountUnderAttack = 3;

interface Attempt {
  /** Undoes the count: only failures count. */
  readonly succeeded: () => Promise<void>;
}

type AttemptContext = Pick<Context, 'db' | 'now' | 'ip'>;

interface Counter {
  readonly key: string;
  readonly limit: number;
}

/**
 * Counts a sign-in attempt before the password is compared, so that concurrent attempts all count. Guessing
 * from many networks is slowed down; owners are not locked out by attempts from elsewhere.
 */
export async function countLogin(
  context: AttemptContext,
  email: string,
  deviceId: string | undefined,
): Promise<Attempt | Refusal<'TOO_MANY_REQUESTS'>> {
  const accountKey = `login:*:${fingerprint(email)}`;
  const counters =
    deviceId === undefined
      ? unknownDeviceCounters(context, email, await increment(context, accountKey, minutes))
      : [{ key: `login:device:${deviceId}`, limit: perDevice }];
  for (const { key, limit } of counters) {
    const { count, retryAfterSeconds } = await increment(context, key, minutes);
    if (count > limit) return refuse('TOO_MANY_REQUESTS', { details: { retryAfterSeconds } });
  }
  const keys = [accountKey, ...counters.map(({ key }) => key)];
  return { succeeded: () => decrement(context, keys) };
}

function unknownDeviceCounters(
  { ip }: AttemptContext,
  email: string,
  accountCounter: { readonly count: number },
): readonly Counter[] {
  const network = networkOf(ip);
  return [
    { key: `login:${network}`, limit: perNetwork },
    {
      key: `login:${network}:${fingerprint(email)}`,
      limit: accountCounter.count > attack ? perAccountUnderAttack : perAccount,
    },
  ];
}
