import { isRefusal, refuse } from '@traip/contract';
import { isUnderWay } from '@traip/engine/competition';
import type { Trx } from '../../../platform/db/schema.ts';
import { type CompetitionRecord, lockCompetition } from '../../competition/queries.ts';
import { writeRecord } from '../../competition/records/queries.ts';
import { isOver } from '../../competition/reply/course.ts';
import { moveCompetition } from '../../state/move-competition.ts';
import { movePhase } from '../../state/move-phase.ts';
import type { OpenDesk } from '../desk/open-desk.ts';

/** Who plays has begun: the first match takes its phase and its competition along. */
export async function setUnderWay(trx: Trx, desk: OpenDesk) {
  const { match } = desk;
  if (isUnderWay(match.competitionState) && isUnderWay(match.phaseState)) return null;
  const competition = await lockCompetition(trx, match, match.competitionId);
  if (!competition) return refuse('NOT_FOUND');
  if (isOver(competition)) return refuse('COMPETITION_OVER');
  const moved = isUnderWay(competition.state) ? null : await startCompetition(trx, competition, desk);
  if (isRefusal(moved)) return moved;
  return isUnderWay(match.phaseState) ? null : startPhase(trx, { ...competition, ...moved }, desk);
}

function wishOf({ writer, at }: OpenDesk) {
  return { to: 'IN_PROGRESS', reason: null, by: writer.role, at } as const;
}

async function startCompetition(trx: Trx, competition: CompetitionRecord, desk: OpenDesk) {
  const effects = await moveCompetition(trx, competition, wishOf(desk));
  if (isRefusal(effects)) return effects;
  await record(trx, desk, 'COMPETITION', competition.id, effects.from);
  return { state: 'IN_PROGRESS' as const };
}

/** A phase whose matches were made by hand may still be a draft: it is announced on the way. */
async function startPhase(trx: Trx, competition: CompetitionRecord, desk: OpenDesk) {
  const { phaseId, phaseState } = desk.match;
  const wish = wishOf(desk);
  if (phaseState === 'DRAFT') {
    const announced = await movePhase(trx, competition, phaseId, { ...wish, to: 'PENDING' });
    if (isRefusal(announced)) return announced;
  }
  const effects = await movePhase(trx, competition, phaseId, wish);
  if (isRefusal(effects)) return effects;
  await record(trx, desk, 'PHASE', phaseId, phaseState);
  return null;
}

function record(
  trx: Trx,
  { match, writer, at }: OpenDesk,
  subjectKind: 'COMPETITION' | 'PHASE',
  subjectId: string,
  from: string,
) {
  const { organisationId, competitionId, id: matchId } = match;
  const details = { to: 'IN_PROGRESS', from, matchId };
  const about = { organisationId, competitionId, subjectKind, subjectId };
  return writeRecord(trx, { ...about, action: 'STATE_CHANGED', details, byUser: writer.userId, at });
}
