import { type ChildChange, type familyCalls, type Read, refuse } from '@traip/contract';
import type { ChangedFact } from '@traip/engine/registration';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { hasTurned, majority } from '../auth/age.ts';
import { givenValues } from '../person/given-values.ts';
import type { PeopleChanged } from '../squad/people-changed.ts';
import { childReplies } from './child-reply.ts';
import { type ChildRow, findChild, lockPerson, setRelation, updateChild } from './queries.ts';

/** Approved licences are checked again, as when the team changes something. */
export const changeChild =
  (peopleChanged: PeopleChanged): Handler<typeof familyCalls.change> =>
  ({ db, caller: { userId }, now }, { params, body }) =>
    db.transaction().execute(async (trx) => {
      const { personId } = params;
      await lockPerson(trx, personId);
      const before = await findChild(trx, userId, personId);
      if (!before) return refuse('NOT_FOUND');
      const { version: _version, relation, ...given } = body;
      const refusal = changeRefusal(before, body, now());
      if (refusal) return refusal;
      const change = givenValues(given);
      const { firstName, surnames } = { ...before, ...change };
      await updateChild(trx, personId, {
        ...change,
        searchText: searchTextOf(firstName, surnames),
      });
      if (relation !== undefined) await setRelation(trx, { childId: personId, userId, relation });
      const after = await findChild(trx, userId, personId);
      if (!after) return refuse('NOT_FOUND');
      const changes = new Map([[personId, changedFacts(before, after)]]);
      await peopleChanged(trx, changes, { by: userId, at: now() });
      const [reply] = await childReplies({ db: trx, userId, now: now() }, [after]);
      return reply ?? refuse('NOT_FOUND');
    });

function changeRefusal(
  { version }: ChildRow,
  change: Pick<Read<typeof ChildChange>, 'version' | 'birthday'>,
  now: Date,
) {
  if (version !== change.version) return refuse('STALE_VERSION', { details: { version } });
  const isOfAge = change.birthday !== undefined && hasTurned(majority, change.birthday, now);
  return isOfAge ? refuse('CHILD_OF_AGE', { field: 'birthday' }) : undefined;
}

/** Facts that an organiser may have checked. */
function changedFacts(before: ChildRow, after: ChildRow): readonly ChangedFact[] {
  const isRenamed = before.firstName !== after.firstName || before.surnames !== after.surnames;
  return [
    ...(isRenamed ? (['NAME'] as const) : []),
    ...(before.birthday === after.birthday ? [] : (['BIRTHDAY'] as const)),
    ...(before.gender === after.gender ? [] : (['GENDER'] as const)),
  ];
}
