import { type competitionCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionSeenFrom } from './competition-reply.ts';
import { phaseUnderLock } from './phase-under-lock.ts';
import { fillPhase, placePhases, deletePhase as remove } from './phases/queries.ts';
import { changeCompetition } from './queries.ts';
import { writeRecord } from './records/queries.ts';

/** Teams that were in no other phase go to the one that is then the first. */
export const deletePhase: Handler<typeof competitionCalls.deletePhase> = (context, { params: { phaseId } }) =>
  phaseUnderLock(context, phaseId, async (trx, { competition, phase, phases }, actor) => {
    if (phase.played > 0) return refuse('PHASE_HAS_PLAYED_MATCHES');
    const { userId: byUser, organisationId } = actor;
    const rest = phases.filter(({ id }) => id !== phaseId).map(({ id }) => id);
    await remove(trx, actor, phaseId);
    await placePhases(trx, competition.id, rest);
    if (rest[0] !== undefined) await fillPhase(trx, rest[0], competition.id);
    await changeCompetition(trx, actor, competition.id);
    await writeRecord(trx, {
      organisationId,
      competitionId: competition.id,
      subjectKind: 'PHASE',
      subjectId: phaseId,
      action: 'DELETED',
      details: { name: phase.name },
      byUser,
      at: context.now(),
    });
    return competitionSeenFrom(trx, actor, competition.id);
  });
