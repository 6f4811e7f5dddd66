import type { Follow, FollowTarget, Write } from '@traip/contract';
import { followLimit } from '@traip/contract/follow-limit';
import { deviceStore } from '../../../lib/device/device-store.ts';

export type FollowView = Write<typeof Follow>;
export type Target = Write<typeof FollowTarget>;

export const followsKey = 'traip.follows';
const noFollows: readonly FollowView[] = [];
const kinds: readonly unknown[] = ['COMPETITION', 'TEAM', 'PERSON'] satisfies Target['kind'][];
const allRings: readonly unknown[] = ['ALL', 'RESULTS', 'NONE'] satisfies FollowView['rings'][];
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The valid entries of whatever is stored. */
export function parseFollows(text: string): readonly FollowView[] {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) return noFollows;
  return stored.filter(isFollow).slice(0, followLimit);
}

function isFollow(value: unknown): value is FollowView {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, rings } = value as Partial<FollowView>;
  return kinds.includes(kind) && allRings.includes(rings) && typeof id === 'string' && idPattern.test(id);
}

export const isSame = (one: Target, other: Target) => one.kind === other.kind && one.id === other.id;

/** Adds an item or changes its choice; null if there's no room. */
export function withFollow(follows: readonly FollowView[], follow: FollowView) {
  const isKnown = follows.some((one) => isSame(one, follow));
  if (isKnown) return follows.map((one) => (isSame(one, follow) ? follow : one));
  return follows.length < followLimit ? [follow, ...follows] : null;
}

export const withoutFollow = (follows: readonly FollowView[], target: Target) =>
  follows.filter((one) => !isSame(one, target));

const store = deviceStore<readonly FollowView[]>({ empty: noFollows, parse: parseFollows });

/** What's followed on this device without an account. */
export const deviceFollows = {
  read: () => store.read(followsKey),
  /** The server knows nothing about the device. */
  readOnServer: () => noFollows,
  save: (follows: readonly FollowView[]) => store.update(followsKey, () => follows),
  subscribe: store.subscribe,
};
