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

/** Asks for permission, and saves what is followed here. */
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

/** People whom the device follows under another id from now on. */
export function learnMerged(merged: readonly Merged[]): void {
  if (merged.length > 0) deviceFollows.save(withSurvivors(deviceFollows.read(), merged));
}

/** Tells the server what is followed here now. A browser that has lost its subscription gets another, without asking. */
async function saveAgain(locale: Locale): Promise<void> {
  const current = await currentSubscription();
  const subscription = current === null ? await resubscribe(loadPushKey) : keysOf(current);
  if (subscription === null) ringFlag.set(false);
  else await save(subscription, locale);
}

/** Who presses several stars in a row saves once. */
const pauseMs = 500;
let stop: (() => void) | null = null;

/** Tells the server what is followed here whenever that changes, and again once there is a network. */
export function keepInStep(locale: Locale): void {
  stop?.();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const text = ringText(deviceFollows.read(), locale);
    if (!ringFlag.isOn() || isInStep(savedRing.read(), text, Date.now())) return;
    // What fails is tried again with the next change, the next page or the next network.
    timer = setTimeout(() => void saveAgain(locale).catch(() => undefined), pauseMs);
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

/** Who signs in here hears by their account from now on; the server forgets the device itself. */
export async function handOver(): Promise<void> {
  const current = await currentSubscription();
  if (current !== null) {
    const body = { ...keysOf(current), label: deviceName(navigator.userAgent) };
    try {
      rememberDevice((await notificationApi.addDevice({ body })).id);
    } catch {
      // The account has too many devices: this one must not go on by itself.
      await followApi.forgetDevice({ body: keysOf(current) });
    }
  }
  ringFlag.set(false);
}
