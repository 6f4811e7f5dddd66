import { type competitionCalls, maxPhases, refuse } from '@traip/contract';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionReply } from './competition-reply.ts';
import { newPhase } from './new-phase.ts';
import { addTeamsToPhase, insertPhase } from './phases/queries.ts';
import { updateCompetitionRow } from './queries.ts';
import { isOver } from './reply/progress.ts';
import { listPhases } from './reply/queries.ts';
import { withStaffCompetitionLock } from './with-competition-lock.ts';

/** The first phase gets the teams that have already entered. */
export const addPhase: Handler<typeof competitionCalls.addPhase> = (context, { body }) => {
  const { competitionId, name, isParallel } = body;
  return withStaffCompetitionLock(
    context,
    'competitions.manage',
    competitionId,
    async (trx, competition, { userId, organisationId, role }) => {
      if (isOver(competition)) return refuse('COMPETITION_OVER');
      const phases = await listPhases(trx, competitionId);
      if (phases.length >= maxPhases) return refuse('TOO_MANY_PHASES');
      const phase = newPhase();
      const at = context.now();
      const place = (phases.at(-1)?.place ?? 0) + 1;
      const owned = { organisationId, competitionId };
      await insertPhase(trx, { ...phase, ...owned, place, name, isParallel, createdAt: at });
      if (phases.length === 0) await addTeamsToPhase(trx, phase.id, competitionId);
      await updateCompetitionRow(trx, owned, competitionId);
      const subject = { subjectKind: 'PHASE', subjectId: phase.id } as const;
      await insertAuditEntry(trx, { ...owned, ...subject, action: 'CREATED', byUser: userId, at });
      return competitionReply(trx, { organisationId, role }, competitionId);
    },
  );
};
