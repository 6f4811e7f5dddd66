import { randomUUIDv7 } from 'node:crypto';
import { type familyCalls, refuse } from '@traip/contract';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { hasTurned, majority } from '../auth/age.ts';
import { lockUser } from '../auth/queries.ts';
import { childReplies } from './child-reply.ts';
import { giveConsents } from './give-consents.ts';
import { guardianRefusal } from './guardian-refusal.ts';
import { findChild, insertChild, insertGuardian, listChildren } from './queries.ts';

const maxChildren = 20;

export const addChild: Handler<typeof familyCalls.add> = ({ db, caller: { userId }, now }, { body }) =>
  db.transaction().execute(async (trx) => {
    const at = now();
    const guardian = await lockUser(trx, userId);
    if (!guardian) return refuse('UNAUTHORIZED');
    const refusal = guardianRefusal(guardian, at);
    if (refusal) return refusal;
    const { firstName, surnames, birthday, gender = null, relation, consents, language } = body;
    if (hasTurned(majority, birthday, at)) return refuse('CHILD_OF_AGE', { field: 'birthday' });
    if ((await listChildren(trx, userId)).length >= maxChildren) return refuse('TOO_MANY_CHILDREN');
    const childId = randomUUIDv7();
    const searchText = searchTextOf(firstName, surnames);
    await insertChild(trx, { id: childId, firstName, surnames, birthday, gender, searchText, createdAt: at });
    await insertGuardian(trx, { childId, userId, relation, since: at });
    await giveConsents(trx, { personId: childId, userId, how: 'GUARDIAN', language, at }, consents);
    const child = await findChild(trx, userId, childId);
    const [reply] = await childReplies({ db: trx, userId, now: at }, child ? [child] : []);
    return reply ?? refuse('NOT_FOUND');
  });
