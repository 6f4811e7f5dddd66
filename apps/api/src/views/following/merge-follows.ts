import type { followCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { withSurvivors } from './merged/with-survivors.ts';
import { listFollows, lockFollower, saveFollows } from './stored/queries.ts';
import { listFollowable } from './targets/queries.ts';

/** What the account already follows keeps the choice made there. */
export const mergeFollows: Handler<typeof followCalls.merge> = ({ db, caller, now }, { body }) =>
  db.transaction().execute(async (trx) => {
    const { userId } = caller;
    const { follows: requested } = await withSurvivors(trx, body.follows);
    const byId = new Map(requested.map((follow) => [follow.id, follow]));
    const followable = await listFollowable(trx, requested);
    await lockFollower(trx, userId);
    const follows = followable.map((target) => ({ ...target, rings: byId.get(target.id)?.rings ?? 'ALL' }));
    await saveFollows(trx, follows, { userId, at: now(), replaces: false });
    return { items: await listFollows(trx, userId) };
  });
