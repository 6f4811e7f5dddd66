import type { Locale } from '@traip/contract';
import { notificationApi } from '../../../lib/api/browser.ts';
import { followApi } from '../../../lib/api/follow.ts';
import {
  currentSubscription,
  keysOf,
  rememberDevice,
  resubscribe,
  type Subscription,
  subscribe,
} from '../../../lib/push/push-subscription.ts';
import { deviceName } from '../../../lib/push/push-support.ts';
import { deviceFollows } from './device-follows.ts';
import { ringFlag } from './ring-flag.ts';
import { isInStep, ringText, savedRing } from './saved-ring.ts';
import { type Merged, withSurvivors } from './survivors.ts';

export const loadPushKey = async () => (await followApi.deviceKey()).pushKey;

/** Asks for permission, and saves what's followed here. */
export async function ringHere(pushKey: string, locale: Locale): Promise<'on' | 'denied' | 'noService'> {
  const subscription = await subscribe(pushKey);
  if (typeof subscription === 'string') return subscription;
  await save(subscription, locale);
  ringFlag.set(true);
  keepInStep(locale);
  return 'on';
}

async function save(subscription: Subscription, language: Locale): Promise<void> {
  const follows = [...deviceFollows.read()];
  const { merged } = await followApi.saveDevice({ body: { ...subscription, language, follows } });
  learnMerged(merged);
  savedRing.save(ringText(withSurvivors(follows, merged), language), Date.now());
}

/** Replaces merged people by the id they now have. */
export function learnMerged(merged: readonly Merged[]): void {
  if (merged.length > 0) deviceFollows.save(withSurvivors(deviceFollows.read(), merged));
}

/**
 * Updates the server on what's followed here. A browser that lost its subscription gets a new one silently.
 */
async function refresh(locale: Locale): Promise<void> {
  const current = await currentSubscription();
  const subscription = current === null ? await resubscribe(loadPushKey) : keysOf(current);
  if (subscription === null) ringFlag.set(false);
  else await save(subscription, locale);
}

/** Pressing several stars in a row saves once. */
const pauseMs = 500;
let stop: (() => void) | null = null;

/** Updates the server whenever the follows change, and when the network returns. */
export function keepInStep(locale: Locale): void {
  stop?.();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const text = ringText(deviceFollows.read(), locale);
    if (!ringFlag.isOn() || isInStep(savedRing.read(), text, Date.now())) return;
    // A failed save is retried with the next change, page or network connection.
    timer = setTimeout(() => void refresh(locale).catch(() => undefined), pauseMs);
  };
  const unsubscribe = deviceFollows.subscribe(check);
  addEventListener('online', check);
  stop = () => {
    clearTimeout(timer);
    unsubscribe();
    removeEventListener('online', check);
  };
  check();
}

export async function silenceHere(): Promise<void> {
  const current = await currentSubscription();
  if (current !== null) {
    await followApi.forgetDevice({ body: keysOf(current) });
    await current.unsubscribe();
  }
  ringFlag.set(false);
}

/** After signing in, the account's notifications apply; the server forgets the device's own subscription. */
export async function transferToAccount(): Promise<void> {
  const current = await currentSubscription();
  if (current !== null) {
    const body = { ...keysOf(current), label: deviceName(navigator.userAgent) };
    try {
      rememberDevice((await notificationApi.addDevice({ body })).id);
    } catch {
      // The account has too many devices: this one must not keep its own subscription.
      await followApi.forgetDevice({ body: keysOf(current) });
    }
  }
  ringFlag.set(false);
}
