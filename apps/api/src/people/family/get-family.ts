import type { familyCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { childReplies } from './child-reply.ts';
import { listChildren } from './queries.ts';

export const getFamily: Handler<typeof familyCalls.get> = async ({ db, caller: { userId }, now }) => ({
  children: await childReplies({ db, userId, now: now() }, await listChildren(db, userId)),
});
