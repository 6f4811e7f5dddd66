import { type ownEntryCalls, refuse } from '@traip/contract';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { updateCompetitionRow } from '../competition/queries.ts';
import { isOver } from '../competition/reply/progress.ts';
import { withCompetitionLock } from '../competition/with-competition-lock.ts';
import { endEntry } from '../entry/end-entry.ts';
import { findEntryConditions, findParticipation } from '../entry/queries.ts';
import { ownEntriesReply } from './own-entries-reply.ts';
import { listEntriesOf } from './queries.ts';

/** Once a player has matches, only the organiser can withdraw them. */
export const withdrawOneself: Handler<typeof ownEntryCalls.withdraw> = (context, { params }) =>
  withCompetitionLock(context, params.competitionId, async (trx, competition, actor) => {
    const { userId, organisationId } = actor;
    const { teamId } = params;
    const at = context.now();
    const competitionId = competition.id;
    const own = (await listEntriesOf(trx, competitionId, userId)).find((one) => one.teamId === teamId);
    const entry = await findParticipation(trx, { organisationId, competitionId, teamId });
    const conditions = await findEntryConditions(trx, actor, competitionId);
    if (!own || !entry || !conditions) return refuse('NOT_FOUND');
    if (entry.status !== 'REQUESTED' && entry.status !== 'ACCEPTED') return refuse('NOT_ENTERED');
    if (isOver(competition)) return refuse('COMPETITION_OVER');
    const refusal = await endEntry(trx, competition, teamId, at);
    if (refusal) return refusal;
    await updateCompetitionRow(trx, actor, competitionId);
    await insertAuditEntry(trx, {
      organisationId,
      competitionId,
      subjectKind: 'PARTICIPATION',
      subjectId: entry.id,
      action: 'REMOVED',
      details: { teamId },
      byUser: userId,
      at,
    });
    return ownEntriesReply(trx, conditions, userId, at);
  });
