import { type personMergeCalls, refuse } from '@traip/contract';
import { listSquad } from '../../../people/squad/queries.ts';
import { withTeamLock } from '../../../people/team/with-team-lock.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findMerge } from '../merges/queries.ts';
import { logMerge } from '../pair/log-merge.ts';
import { separatePeople } from '../pair/separate-people.ts';

/** The leaders of the kept person's team can undo a merge. */
export const undo: Handler<typeof personMergeCalls.undo> = (context, { params }) =>
  withTeamLock(context, 'team.enterPeople', async (trx, _actor, team) => {
    const merge = await findMerge(trx, params.id);
    const inTeam = (await listSquad(trx, team.id)).map(({ id }) => id);
    if (!merge || !inTeam.includes(merge.keptId)) return refuse('NOT_FOUND');
    const refusal = await separatePeople(trx, merge.id, context.now());
    if (refusal) return refusal;
    const merger = { teamId: team.id, organisationId: team.organisationId };
    await logMerge(trx, context, merger, { action: 'MERGE_UNDONE' });
    return { undone: true as const };
  });
