import { type competitionCalls, refuse } from '@traip/contract';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionReply } from './competition-reply.ts';
import { addTeamsToPhase, deletePhase as remove, renumberPhases } from './phases/queries.ts';
import { updateCompetitionRow } from './queries.ts';
import { withPhaseLock } from './with-phase-lock.ts';

/** Teams that were in no other phase move to the new first phase. */
export const deletePhase: Handler<typeof competitionCalls.deletePhase> = (context, { params: { phaseId } }) =>
  withPhaseLock(context, phaseId, async (trx, { competition, phase, phases }, actor) => {
    if (phase.played > 0) return refuse('PHASE_HAS_PLAYED_MATCHES');
    const { userId: byUser, organisationId } = actor;
    const rest = phases.filter(({ id }) => id !== phaseId).map(({ id }) => id);
    await remove(trx, actor, phaseId);
    await renumberPhases(trx, competition.id, rest);
    if (rest[0] !== undefined) await addTeamsToPhase(trx, rest[0], competition.id);
    await updateCompetitionRow(trx, actor, competition.id);
    await insertAuditEntry(trx, {
      organisationId,
      competitionId: competition.id,
      subjectKind: 'PHASE',
      subjectId: phaseId,
      action: 'DELETED',
      label: phase.name,
      byUser,
      at: context.now(),
    });
    return competitionReply(trx, actor, competition.id);
  });
