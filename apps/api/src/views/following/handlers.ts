import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { followingPage } from './following-page.ts';
import { mergeFollows } from './merge-follows.ts';
import { withSurvivors } from './merged/with-survivors.ts';
import { forgetDevice, saveDevice } from './save-device.ts';
import { setFollow } from './set-follow.ts';
import { deleteFollow, listFollows } from './stored/queries.ts';

export const followingHandlers: Handlers<typeof contract>['follow'] = {
  list: async ({ db, caller }) => ({ items: await listFollows(db, caller.userId) }),
  set: setFollow,
  remove: async ({ db, caller }, { params }) => {
    await deleteFollow(db, caller.userId, params);
    return { removed: true as const };
  },
  merge: mergeFollows,
  mine: async (context) => ({
    ...(await followingPage(context, await listFollows(context.db, context.caller.userId))),
    merged: [],
  }),
  ofDevice: async (context, { body }) => {
    const { follows, merged } = await withSurvivors(context.db, body.follows);
    return { ...(await followingPage(context, follows)), merged };
  },
  deviceKey: async ({ push }) => ({ pushKey: push.publicKey }),
  saveDevice,
  forgetDevice,
};
