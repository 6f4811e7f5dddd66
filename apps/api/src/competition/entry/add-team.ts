import { type entryCalls, isRefusal } from '@traip/contract';
import { notifyEntryDecided, notifyEntryRequested } from '../../notification/notify/entry/queries.ts';
import { emitEntryDecided, emitEntryRequested } from '../../notification/webhook/emit/competition-events.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { entryReply } from '../competition/entries/entry-reply.ts';
import { findEntry } from '../competition/entries/queries.ts';
import { updateCompetitionRow } from '../competition/queries.ts';
import { hasAbility, withCompetitionLock } from '../competition/with-competition-lock.ts';
import { findPhaseForTeam } from './find-phase-for-team.ts';
import { findParticipation } from './queries.ts';
import { saveEntry } from './save-entry.ts';
import { settleCompetitors } from './settle-competitors.ts';
import { teamRefusal } from './team-refusal.ts';

/** Staff add a team; an owner or captain requests a place. */
export const addTeam: Handler<typeof entryCalls.add> = (context, { body }) => {
  const { competitionId, teamId } = body;
  return withCompetitionLock(context, competitionId, async (trx, competition, actor) => {
    const competitors = await settleCompetitors(trx, competition, teamId);
    const refusal = await teamRefusal(trx, { ...competition, competitors }, actor, teamId);
    if (refusal) return refusal;
    const { userId: byUser, organisationId } = actor;
    const isStaff = hasAbility(actor, 'teams.manage');
    const entryRef = { organisationId, competitionId, teamId };
    const entry = await findParticipation(trx, entryRef);
    const phaseId = await findPhaseForTeam(trx, competition, entryRef, { ...body, isStaff, entry });
    if (isRefusal(phaseId)) return phaseId;
    const placement = { isStaff, entry, phaseId, at: context.now() };
    const subjectId = await saveEntry(trx, actor, body, placement);
    await updateCompetitionRow(trx, actor, competitionId, { competitors });
    await insertAuditEntry(trx, {
      organisationId,
      competitionId,
      subjectKind: 'PARTICIPATION',
      subjectId,
      action: isStaff ? 'ACCEPTED' : 'REQUESTED',
      details: { teamId, phaseId },
      byUser,
      at: placement.at,
    });
    const notify = isStaff ? notifyEntryDecided : notifyEntryRequested;
    await notify(trx, { participationId: subjectId, by: byUser, at: placement.at });
    const emit = isStaff ? emitEntryDecided : emitEntryRequested;
    await emit(trx, { organisationId, participationId: subjectId, at: placement.at });
    return entryReply(await findEntry(trx, actor, competitionId, teamId));
  });
};
