import { randomUUIDv7 } from 'node:crypto';
import { type calendarCalls, isRefusal, refuse } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { findPhase } from '../broker/phase/queries.ts';
import { isOver } from '../broker/under-lock.ts';
import { findCompetitionId } from '../competition/phases/queries.ts';
import { saveWishes } from '../timetable/wishes/queries.ts';
import { deleteOldPlans, findPlan, insertPlan } from './plan/queries.ts';
import { buildProblem } from './problem/build.ts';
import { loadInputs } from './problem/inputs.ts';
import { planReply } from './reply/plan-reply.ts';

export const createPlan: Handler<typeof calendarCalls.plan> = async (context, { params, body }) => {
  const { db, scope, jobs, now } = context;
  const { organisationId, userId } = scope;
  const { phaseId } = params;
  const competitionId = await findCompetitionId(db, scope, phaseId);
  const phase = competitionId && (await findPhase(db, scope, { phaseId, competitionId }));
  if (!phase) return refuse('NOT_FOUND');
  if (isOver(phase)) return refuse('PHASE_LOCKED');
  // Refuse an impossible search now, not when the job runs.
  const inputs = await loadInputs(db, { organisationId, phaseId, wishes: body, now: now() });
  if (isRefusal(inputs)) return inputs;
  const built = buildProblem(inputs, body);
  if (isRefusal(built)) return built;
  const id = randomUUIDv7();
  return db.transaction().execute(async (trx) => {
    const wishes = { ...body, minutes: inputs.minutes };
    const plan = { id, organisationId, competitionId, phaseId, wishes, createdBy: userId };
    if (!(await insertPlan(trx, { ...plan, createdAt: now() }))) return refuse('CALENDAR_UNDER_WAY');
    await saveWishes(trx, [phaseId], wishes);
    await deleteOldPlans(trx, scope, phaseId);
    await jobs.send(trx, 'calendar', { planId: id });
    const subject = { subjectKind: 'PHASE', subjectId: phaseId, competitionId } as const;
    await logAction(trx, context, { ...subject, action: 'CALENDAR_PLANNED', details: { planId: id } });
    const created = await findPlan(trx, scope, { phaseId, id });
    return created ? planReply(trx, scope, created) : refuse('NOT_FOUND');
  });
};
