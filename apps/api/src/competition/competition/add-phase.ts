import { type competitionCalls, maxPhases, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionSeenFrom } from './competition-reply.ts';
import { newPhase } from './new-phase.ts';
import { fillPhase, insertPhase } from './phases/queries.ts';
import { changeCompetition } from './queries.ts';
import { writeRecord } from './records/queries.ts';
import { isOver } from './reply/course.ts';
import { listPhases } from './reply/queries.ts';
import { asStaffUnderLock } from './under-lock.ts';

/** The first phase takes in the teams that are there already. */
export const addPhase: Handler<typeof competitionCalls.addPhase> = (context, { body }) => {
  const { competitionId, name, isParallel } = body;
  return asStaffUnderLock(
    context,
    'competitions.manage',
    competitionId,
    async (trx, competition, { userId, organisationId, role }) => {
      if (isOver(competition)) return refuse('COMPETITION_OVER');
      const phases = await listPhases(trx, competitionId);
      if (phases.length >= maxPhases) return refuse('TOO_MANY_PHASES');
      const [phase, at] = [newPhase(), context.now()];
      const place = (phases.at(-1)?.place ?? 0) + 1;
      const owned = { organisationId, competitionId };
      await insertPhase(trx, { ...phase, ...owned, place, name, isParallel, createdAt: at });
      if (phases.length === 0) await fillPhase(trx, phase.id, competitionId);
      await changeCompetition(trx, owned, competitionId);
      const subject = { subjectKind: 'PHASE', subjectId: phase.id } as const;
      await writeRecord(trx, { ...owned, ...subject, action: 'CREATED', byUser: userId, at });
      return competitionSeenFrom(trx, { organisationId, role }, competitionId);
    },
  );
};
