import { type personMergeCalls, refuse } from '@traip/contract';
import { refreshDecisions } from '../../people/family/give-consents.ts';
import { listSquad } from '../../people/squad/queries.ts';
import { withTeamLock } from '../../people/team/with-team-lock.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { refreshAll } from './pair/merge-people.ts';
import {
  findMerge,
  listCarded,
  lockPair,
  markUndone,
  moveFactsBack,
  putMembershipBack,
  setDeletedAt,
  takeFactsBack,
} from './pair/queries.ts';

const days = 30;

/** When merges made at a moment can still be undone. */
export const undoableSince = (now: Date) => new Date(now.getTime() - days * 86_400_000);

/** What was recorded before the merge goes back; what was played since stays with the one who is kept. */
export const undo: Handler<typeof personMergeCalls.undo> = (context, { params }) =>
  withTeamLock(context, 'team.enterPeople', async (trx, _actor, team) => {
    const merge = await findMerge(trx, params.id);
    const inTeam = (await listSquad(trx, team.id)).map(({ id }) => id);
    if (!merge || !inTeam.includes(merge.keptId)) return refuse('NOT_FOUND');
    if (merge.mergedAt < undoableSince(context.now())) return refuse('MERGE_TOO_OLD');
    const pair = { from: merge.keptId, to: merge.mergedId };
    await lockPair(trx, pair);
    await moveFactsBack(trx, pair, merge.moved);
    for (const stay of merge.moved.memberships) await putMembershipBack(trx, pair, stay);
    await takeFactsBack(trx, merge.keptId, merge.moved.completed);
    if (merge.moved.consents?.length) await refreshDecisions(trx, merge.keptId);
    await setDeletedAt(trx, merge.mergedId, null);
    await markUndone(trx, merge.id, context.now());
    await refreshAll(trx, await listCarded(trx, merge.mergedId));
    await logAction(trx, context, { subjectKind: 'TEAM', subjectId: team.id, action: 'MERGE_UNDONE' });
    return { undone: true as const };
  });
