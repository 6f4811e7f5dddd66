import { type familyCalls, refuse } from '@traip/contract';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { hasTurned, majority } from '../auth/age.ts';
import { givenValues } from '../person/given-values.ts';
import { childReplies } from './child-reply.ts';
import { findChild, lockPerson, setRelation, updateChild } from './queries.ts';

export const changeChild: Handler<typeof familyCalls.change> = (
  { db, caller: { userId }, now },
  { params, body },
) =>
  db.transaction().execute(async (trx) => {
    const { personId } = params;
    await lockPerson(trx, personId);
    const before = await findChild(trx, userId, personId);
    if (!before) return refuse('NOT_FOUND');
    const { version, relation, ...given } = body;
    if (before.version !== version) return refuse('STALE_VERSION', { details: { version: before.version } });
    if (given.birthday !== undefined && hasTurned(majority, given.birthday, now()))
      return refuse('CHILD_OF_AGE', { field: 'birthday' });
    const change = givenValues(given);
    const { firstName, surnames } = { ...before, ...change };
    await updateChild(trx, personId, {
      ...change,
      searchText: searchTextOf(firstName, surnames),
    });
    if (relation !== undefined) await setRelation(trx, { childId: personId, userId, relation });
    const after = await findChild(trx, userId, personId);
    const [reply] = await childReplies({ db: trx, userId, now: now() }, after ? [after] : []);
    return reply ?? refuse('NOT_FOUND');
  });
