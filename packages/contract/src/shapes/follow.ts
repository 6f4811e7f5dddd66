import { z } from 'zod';
import { followLimit } from '../follow-limit.ts';
import { Id, LocaleName } from './fields.ts';
import { MatchRow } from './match-list.ts';
import { PushSubscription } from './notification.ts';
import { Found } from './search.ts';

/** The kinds of public things that can be followed. */
const followKinds = ['COMPETITION', 'TEAM', 'PERSON'] as const;
export type FollowKind = (typeof followKinds)[number];

/** What a follower is notified of: everything, final results, or nothing. */
const followRings = ['ALL', 'RESULTS', 'NONE'] as const;
export type FollowRings = (typeof followRings)[number];

export const FollowTarget = z.object({ kind: z.enum(followKinds), id: Id }).meta({ id: 'followTarget' });

export const FollowSettings = z.object({ rings: z.enum(followRings) }).meta({ id: 'followSettings' });

export const Follow = FollowTarget.extend(FollowSettings.shape).meta({ id: 'follow' });

export const Follows = z.object({ items: z.array(Follow) }).meta({ id: 'follows' });

/** What a device follows. */
export const NewFollows = z.object({ follows: z.array(Follow).max(followLimit) }).meta({ id: 'newFollows' });

/** A device without an account that gets notifications of what it follows. */
export const FollowerDevice = PushSubscription.extend({ language: LocaleName, ...NewFollows.shape }).meta({
  id: 'followerDevice',
});

/** Its endpoint and its secret prove whose it is. */
export const FollowerDeviceRef = PushSubscription.meta({ id: 'followerDeviceRef' });

/** The key that a browser needs to subscribe. */
export const FollowerDeviceKey = z.object({ pushKey: z.string() }).meta({ id: 'followerDeviceKey' });

/** Something followed, with its matches, each of which is in the list of the page. */
const Followed = Found.omit({ city: true })
  .extend({
    kind: z.enum(followKinds),
    rings: z.enum(followRings),
    live: Id.nullable(),
    next: Id.nullable(),
    last: Id.nullable(),
  })
  .meta({ id: 'followed' });

/** Merged people: a device that follows the first follows the second from now on. */
const MergedFollows = z.array(z.object({ from: Id, to: Id }).meta({ id: 'mergedFollow' }));

export const FollowsOfDevice = Follows.extend({ merged: MergedFollows }).meta({ id: 'followsOfDevice' });

/** Live matches first, then upcoming ones. Things that are no longer public are left out. */
export const Following = z
  .object({ items: z.array(Followed), matches: z.array(MatchRow), merged: MergedFollows })
  .meta({ id: 'following' });
