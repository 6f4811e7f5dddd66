import { type profileCalls, refuse } from '@traip/contract';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { clubUserOf } from '../auth/club-user.ts';
import { lockUser, updateUser } from './queries.ts';

/** People can only update their own profile. */
export const updateProfile: Handler<typeof profileCalls.update> = async ({ db, caller }, { params, body }) =>
  db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, caller.userId);
    if (!user) return refuse('UNAUTHORIZED');
    if (user.userCode !== params.userCode) return refuse('FORBIDDEN');
    const searchText = searchTextOf(body.firstName, body.surnames);
    return clubUserOf(trx, await updateUser(trx, user.id, { ...body, searchText }));
  });
