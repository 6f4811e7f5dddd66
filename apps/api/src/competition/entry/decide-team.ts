import { type entryCalls, isRefusal, type Refusal, refuse } from '@traip/contract';
import { notifyEntryDecided } from '../../notification/notify/entry/queries.ts';
import { emitEntryDecided } from '../../notification/webhook/emit/competition-events.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { entryReply } from '../competition/entries/entry-reply.ts';
import { findEntry } from '../competition/entries/queries.ts';
import { type CompetitionRecord, updateCompetitionRow } from '../competition/queries.ts';
import { listPhases } from '../competition/reply/queries.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { capacityRefusal } from './capacity-refusal.ts';
import { choosePhase } from './choose-phase.ts';
import {
  findParticipation,
  listPhasesOf,
  lockTeamShared,
  type Participation,
  removeFromPhases,
  savePhaseTeam,
  updateParticipation,
} from './queries.ts';

export const decideTeam: Handler<typeof entryCalls.decide> = (context, { body }) => {
  const { competitionId, teamId, accept, reason = null } = body;
  return withStaffCompetitionLock(
    context,
    'teams.manage',
    competitionId,
    async (trx, competition, { role, organisationId, userId }) => {
      const entry = await findParticipation(trx, { organisationId, competitionId, teamId });
      if (entry?.status !== 'REQUESTED') return refuse('NOT_ENTERED');
      if (accept && !(await lockTeamShared(trx, teamId, userId))) return refuse('NOT_ENTERED');
      const refusal = accept ? await acceptEntry(trx, competition, entry) : await rejectEntry(trx, entry);
      if (refusal) return refusal;
      const at = context.now();
      const status = accept ? 'ACCEPTED' : 'REJECTED';
      await updateParticipation(trx, entry, { status, reason, decidedBy: userId, decidedAt: at });
      await updateCompetitionRow(trx, { organisationId }, competitionId);
      await insertAuditEntry(trx, {
        organisationId,
        competitionId,
        subjectKind: 'PARTICIPATION',
        subjectId: entry.id,
        action: status,
        details: { teamId, reason },
        byUser: userId,
        at,
      });
      await notifyEntryDecided(trx, { participationId: entry.id, by: userId, at });
      await emitEntryDecided(trx, { organisationId, participationId: entry.id, at });
      return entryReply(await findEntry(trx, { organisationId, role, userId }, competitionId, teamId));
    },
  );
};

/** The requested phase may have started meanwhile. */
async function acceptEntry(
  trx: Trx,
  competition: CompetitionRecord,
  entry: Participation,
): Promise<Refusal<'COMPETITION_OVER' | 'COMPETITION_UNDER_WAY' | 'COMPETITION_FULL'> | null> {
  const refusal = await capacityRefusal(trx, competition);
  if (refusal) return refusal;
  const [requestedPhaseId] = await listPhasesOf(trx, entry);
  const phase = choosePhase(await listPhases(trx, competition.id), requestedPhaseId);
  if (isRefusal(phase)) return refuse('COMPETITION_UNDER_WAY');
  const { teamId, seed } = entry;
  if (phase && requestedPhaseId === undefined)
    await savePhaseTeam(trx, { phaseId: phase.id, teamId, seed, pot: null, groupKey: null });
  return null;
}

async function rejectEntry(trx: Trx, entry: Participation): Promise<null> {
  await removeFromPhases(trx, entry.teamId, await listPhasesOf(trx, entry));
  return null;
}
