import { type followCalls, followLimit, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { listFollows, lockFollower, saveFollows } from './stored/queries.ts';
import { listFollowable } from './targets/queries.ts';

/** Only what is public can be followed, whoever asks: one's own teams have their own pages. */
export const setFollow: Handler<typeof followCalls.set> = ({ db, caller, now }, { params, body }) =>
  db.transaction().execute(async (trx) => {
    const { userId } = caller;
    if ((await listFollowable(trx, [params])).length === 0) return refuse('NOT_FOUND');
    await lockFollower(trx, userId);
    const follow = { ...params, ...body };
    await saveFollows(trx, [follow], { userId, at: now(), replaces: true });
    const isSaved = (await listFollows(trx, userId)).some(({ id }) => id === follow.id);
    return isSaved ? follow : refuse('TOO_MANY_FOLLOWS', { details: { limit: followLimit } });
  });
