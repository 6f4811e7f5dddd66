import { type organisationPeopleCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { lockPeople, restoreToList } from '../queries.ts';
import {
  listPeopleByIds,
  listRemoved,
  lockOrganisation,
  type ManagedPerson,
  removeFromList,
} from './queries.ts';

const days = 30;
const field = 'personIds';

/** They leave the list at once. Those of whom nothing must be kept are deleted at night, 30 days later. */
export const removePeople: Handler<typeof organisationPeopleCalls.remove> = (context, { body }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope } = context;
    const ids = [...new Set(body.personIds)];
    await lockOrganisation(trx, scope);
    await lockPeople(trx, ids);
    const people = await listPeopleByIds(trx, scope, ids);
    if (people.length < ids.length) return refuse('PERSON_NOT_FOUND', { field });
    const refusal = people.map(removeRefusal).find((one) => one !== undefined);
    if (refusal) return refusal;
    await removeFromList(trx, ids, context.now());
    await logAction(trx, context, {
      subjectKind: 'ORGANISATION',
      subjectId: scope.organisationId,
      action: 'PEOPLE_REMOVED',
      details: { count: ids.length },
    });
    return { removed: ids.length };
  });

function removeRefusal({ userCode, isInTeam, isOurs }: ManagedPerson) {
  if (userCode !== null) return refuse('PERSON_HAS_ACCOUNT', { field });
  if (isInTeam) return refuse('PERSON_IN_TEAM', { field });
  return isOurs ? undefined : refuse('PERSON_NOT_FOUND', { field });
}

/** People on the list stay there, so that an undo can be repeated. */
export const restorePeople: Handler<typeof organisationPeopleCalls.restore> = (context, { body }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope } = context;
    const ids = [...new Set(body.personIds)];
    await lockOrganisation(trx, scope);
    await lockPeople(trx, ids);
    const since = new Date(context.now().getTime() - days * 86_400_000);
    const returning = await listRemoved(trx, scope, { ids, since });
    const listed = await listPeopleByIds(trx, scope, ids);
    const known = new Set([...returning, ...listed.map(({ id }) => id)]);
    if (ids.some((id) => !known.has(id))) return refuse('PERSON_NOT_FOUND', { field });
    await restoreToList(trx, returning);
    if (returning.length > 0)
      await logAction(trx, context, {
        subjectKind: 'ORGANISATION',
        subjectId: scope.organisationId,
        action: 'PEOPLE_RESTORED',
        details: { count: returning.length },
      });
    return { restored: returning.length };
  });
