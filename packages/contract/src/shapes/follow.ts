import { z } from 'zod';
import { Id } from './fields.ts';
import { MatchRow } from './match-list.ts';
import { Found } from './search.ts';

/** What can be followed, as far as everybody may see it. */
const followKinds = ['COMPETITION', 'TEAM', 'PERSON'] as const;
export type FollowKind = (typeof followKinds)[number];

/** What a follower is told of: everything, how matches end, or nothing. */
const followRings = ['ALL', 'RESULTS', 'NONE'] as const;
export type FollowRings = (typeof followRings)[number];

/** How much one person or one device can follow. */
export const followLimit = 200;

export const FollowTarget = z.object({ kind: z.enum(followKinds), id: Id }).meta({ id: 'followTarget' });

export const FollowSettings = z.object({ rings: z.enum(followRings) }).meta({ id: 'followSettings' });

export const Follow = FollowTarget.extend(FollowSettings.shape).meta({ id: 'follow' });

export const Follows = z.object({ items: z.array(Follow) }).meta({ id: 'follows' });

/** What a device follows. */
export const NewFollows = z.object({ follows: z.array(Follow).max(followLimit) }).meta({ id: 'newFollows' });

/** Something that is followed, with its matches: each is in the list of the page. */
const Followed = Found.omit({ city: true })
  .extend({
    kind: z.enum(followKinds),
    rings: z.enum(followRings),
    live: Id.nullable(),
    next: Id.nullable(),
    last: Id.nullable(),
  })
  .meta({ id: 'followed' });

/** What is being played first, then what comes next. What is not public any more is left out. */
export const Following = z
  .object({ items: z.array(Followed), matches: z.array(MatchRow) })
  .meta({ id: 'following' });
