import { randomUUIDv7 } from 'node:crypto';
import {
  CalendarPreferences,
  isRefusal,
  type jointCalendarCalls,
  type Refusal,
  refuse,
} from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { saveWishes } from '../../timetable/wishes/queries.ts';
import { venueRefusal } from '../../timetable/wishes/venue-refusal.ts';
import { deleteOldPlans, findPlan, insertPlan } from '../plan/queries.ts';
import { buildJoint } from './build-joint.ts';
import { type Blocked, type Candidate, findCandidates } from './choose-phases.ts';
import { jointPlanReply } from './joint-plan-reply.ts';
import { idsOf, type JointWishes } from './joint-wishes.ts';
import { loadJoint } from './load-joint.ts';
import { listPhases } from './queries.ts';

export const createJointPlan: Handler<typeof jointCalendarCalls.plan> = async (context, { body }) => {
  const { db, scope, jobs, now } = context;
  const { organisationId, userId } = scope;
  const rows = await listPhases(db, scope, now());
  const fallback = body.wishes && CalendarPreferences.parse(body.wishes);
  const unknown = await venueRefusal(db, scope, fallback?.venueIds ?? []);
  if (unknown) return unknown;
  const candidates = findCandidates(rows, { today: dayInMadrid(now()), fallback });
  const chosen = choose(candidates, rows, body.competitionIds);
  if (isRefusal(chosen)) return chosen;
  const wishes: JointWishes = { seconds: body.seconds, phases: chosen.flatMap(({ phases }) => phases) };
  // Refuse an impossible search now, not when the job runs.
  const joint = await loadJoint(db, { organisationId, phases: wishes.phases, now: now() });
  const built = isRefusal(joint) ? joint : buildJoint(joint);
  if (isRefusal(built)) return built;
  const id = randomUUIDv7();
  return db.transaction().execute(async (trx) => {
    const plan = { id, organisationId, competitionId: null, phaseId: null, wishes, createdBy: userId };
    if (!(await insertPlan(trx, { ...plan, createdAt: now() }))) return refuse('JOINT_CALENDAR_UNDER_WAY');
    const defaulted = wishes.phases.filter((phase) => phase.wishes === fallback);
    if (fallback)
      await saveWishes(
        trx,
        defaulted.map(({ phaseId }) => phaseId),
        fallback,
      );
    await deleteOldPlans(trx, scope, null);
    await jobs.send(trx, 'calendar', { planId: id });
    const subject = { subjectKind: 'ORGANISATION', subjectId: organisationId } as const;
    const details = { planId: id, competitions: idsOf(wishes).competitionIds.length };
    await logAction(trx, context, { ...subject, action: 'CALENDARS_PLANNED', details });
    const created = await findPlan(trx, scope, { phaseId: null, id });
    return created ? jointPlanReply(trx, scope, created) : refuse('NOT_FOUND');
  });
};

const refusals = {
  NO_SETTINGS: 'CALENDAR_WITHOUT_SETTINGS',
  PAST: 'CALENDAR_WITHOUT_KICK_OFFS',
  CALLED: 'CALENDAR_WITHOUT_MATCHES',
} as const satisfies Record<Blocked, string>;

type ChoiceRefusal = Refusal<(typeof refusals)[Blocked] | 'NOT_FOUND'>;

/** The named competitions, or else all that have matches without a date. */
function choose(
  candidates: readonly Candidate[],
  rows: readonly { readonly competitionId: string }[],
  ids: readonly string[] | undefined,
): readonly Candidate[] | ChoiceRefusal {
  if (!ids) return candidates.filter(({ undated, blocked }) => undated > 0 && blocked === null);
  const chosen: Candidate[] = [];
  for (const [index, id] of ids.entries()) {
    const field = `competitionIds.${index}`;
    if (!rows.some(({ competitionId }) => competitionId === id)) return refuse('NOT_FOUND', { field });
    const candidate = candidates.find(({ competitionId }) => competitionId === id);
    if (!candidate) return refuse('CALENDAR_WITHOUT_MATCHES', { field });
    if (candidate.blocked !== null) return refuse(refusals[candidate.blocked], { field });
    chosen.push(candidate);
  }
  return chosen;
}
