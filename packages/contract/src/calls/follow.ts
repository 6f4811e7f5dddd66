import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, signedIn } from '../permissions/index.ts';
import { Follow, Following, FollowSettings, Follows, FollowTarget, NewFollows } from '../shapes/follow.ts';

/** Competitions, teams and people that somebody follows, in their account or on a device. */
export const followCalls = {
  list: call({
    method: 'GET',
    path: '/follows',
    summary: 'List what the caller follows',
    who: signedIn,
    reply: Follows,
    errors: [],
  }),
  set: call({
    method: 'PUT',
    path: '/follows/{kind}/{id}',
    summary: 'Follow a competition, a team or a person, or choose what to be told of it',
    who: signedIn,
    params: FollowTarget,
    body: FollowSettings,
    reply: Follow,
    errors: ['TOO_MANY_FOLLOWS'],
  }),
  remove: call({
    method: 'DELETE',
    path: '/follows/{kind}/{id}',
    summary: 'Stop following',
    who: signedIn,
    params: FollowTarget,
    reply: z.object({ removed: z.literal(true) }),
    errors: [],
  }),
  merge: call({
    method: 'POST',
    path: '/follows',
    summary: 'Add what a device follows to the caller’s account; what is no longer public is left out',
    who: signedIn,
    body: NewFollows,
    reply: Follows,
    errors: [],
  }),
  mine: call({
    method: 'GET',
    path: '/follows/page',
    summary: 'Get what the caller follows with its live, next and last matches',
    who: signedIn,
    reply: Following,
    errors: [],
  }),
  ofDevice: call({
    method: 'POST',
    path: '/public/follows',
    summary: 'Get what a device follows with its live, next and last matches',
    who: anyone,
    onlyReads: true,
    body: NewFollows,
    reply: Following,
    errors: [],
  }),
};
