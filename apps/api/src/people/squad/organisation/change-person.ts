import { type organisationPeopleCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { givenValues } from '../../person/given-values.ts';
import type { PeopleChanged } from '../people-changed.ts';
import { lockPeople } from '../queries.ts';
import { changedFacts, saveFacts } from '../save-facts.ts';
import { factsOf } from './get-person.ts';
import { editRefusal } from './own-people.ts';
import { listPeopleByIds } from './queries.ts';

export const changePerson =
  (peopleChanged: PeopleChanged): Handler<typeof organisationPeopleCalls.change> =>
  (context, { params: { personId }, body: { version, ...change } }) =>
    context.db.transaction().execute(async (trx) => {
      const { scope } = context;
      await lockPeople(trx, [personId]);
      const [before] = await listPeopleByIds(trx, scope, [personId]);
      if (!before) return refuse('PERSON_NOT_FOUND');
      const refusal = editRefusal(before);
      if (refusal) return refusal;
      if (before.version !== version)
        return refuse('STALE_VERSION', { details: { version: before.version } });
      const facts = givenValues(change);
      await saveFacts(trx, before, facts);
      const cause = { by: scope.userId, at: context.now() };
      await peopleChanged(trx, new Map([[personId, changedFacts(before, facts)]]), cause);
      await logAction(trx, context, {
        subjectKind: 'ORGANISATION',
        subjectId: scope.organisationId,
        action: 'PEOPLE_CHANGED',
        details: { count: 1 },
      });
      const [after = before] = await listPeopleByIds(trx, scope, [personId]);
      return factsOf(after);
    });
