import type { JointCandidates, jointCalendarCalls, Read } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { findLastJointPlanId } from '../plan/queries.ts';
import { type Candidate, findCandidates } from './choose-phases.ts';
import { listPhases } from './queries.ts';
import { findSharing } from './sharing.ts';

export const getCandidates: Handler<typeof jointCalendarCalls.candidates> = async ({ db, scope, now }) => {
  const rows = await listPhases(db, scope, now());
  const candidates = findCandidates(rows, { today: dayInMadrid(now()) });
  const lastPlanId = await findLastJointPlanId(db, scope);
  return {
    competitions: candidates.map(candidateReply),
    lastPlanId,
    ...(await findSharing(db, scope, candidates)),
  };
};

function candidateReply(candidate: Candidate): Read<typeof JointCandidates>['competitions'][number] {
  const { competitionId: id, name, rows, phases, matches, undated, blocked } = candidate;
  const days = phases.flatMap(({ wishes: { firstDay, lastDay } }) => [firstDay, lastDay]).sort();
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  return {
    id,
    name,
    phases: rows.map((row) => ({ id: row.id, name: row.name })),
    matches,
    undated,
    blocked,
    season: firstDay !== undefined && lastDay !== undefined ? { firstDay, lastDay } : null,
  };
}
