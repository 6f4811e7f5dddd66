import { isRefusal, refuse, type registrationCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { deleteLicences, insertLicences, saveLicences } from './licences/queries.ts';
import { openSquad, withOpenSquad } from './squad/open-squad.ts';
import { planEntry } from './squad/plan-entry.ts';
import { rulesRefusal } from './squad/rules-refusal.ts';
import { squadReply } from './squad/squad-reply.ts';
import { windowRefusal } from './squad/window-refusal.ts';

/** All or nothing. Entering the same squad again changes nothing. */
export const enterSquad: Handler<typeof registrationCalls.enter> = (context, { params, body }) =>
  withOpenSquad(context, params, async (trx, squad) => {
    const known = new Set(squad.rows.map(({ id }) => id));
    const unknownIndex = body.people.findIndex(({ personId }) => !known.has(personId));
    if (unknownIndex >= 0) return refuse('NOT_A_TEAM_MEMBER', { field: `people.${unknownIndex}.personId` });
    const plan = planEntry(squad, body.people);
    const refusal = windowRefusal(squad, plan.added.length) ?? rulesRefusal(squad, plan);
    if (refusal) return refusal;
    await deleteLicences(
      trx,
      plan.removed.map(({ id }) => id),
    );
    await insertLicences(trx, plan.added);
    await saveLicences(trx, plan.changed);
    const { added, changed, removed } = plan;
    const { competitionId, teamId } = params;
    if (added.length + changed.length + removed.length > 0)
      await logAction(trx, context, {
        subjectKind: 'PARTICIPATION',
        subjectId: squad.entryId,
        competitionId,
        action: 'SQUAD_ENTERED',
        details: {
          teamId,
          count: plan.after.length,
          added: added.length,
          changed: changed.length,
          removed: removed.length,
        },
      });
    const after = await openSquad(trx, { ...context.scope }, params, squad.now);
    return isRefusal(after) ? after : squadReply(after);
  });
