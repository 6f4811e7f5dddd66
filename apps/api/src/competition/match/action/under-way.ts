import { isRefusal, refuse } from '@traip/contract';
import { isInProgress } from '@traip/engine/competition';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { type CompetitionRecord, lockCompetition } from '../../competition/queries.ts';
import { isOver } from '../../competition/reply/progress.ts';
import { moveCompetition } from '../../state/move-competition.ts';
import { movePhase } from '../../state/move-phase.ts';
import type { LockedMatch } from '../desk/locked-match.ts';

/** The first match to start also starts its phase and its competition. */
export async function markUnderWay(trx: Trx, locked: LockedMatch) {
  const { match } = locked;
  if (isInProgress(match.competitionState) && isInProgress(match.phaseState)) return null;
  const competition = await lockCompetition(trx, match, match.competitionId);
  if (!competition) return refuse('NOT_FOUND');
  if (isOver(competition)) return refuse('COMPETITION_OVER');
  const moved = isInProgress(competition.state) ? null : await startCompetition(trx, competition, locked);
  if (isRefusal(moved)) return moved;
  return isInProgress(match.phaseState) ? null : startPhase(trx, { ...competition, ...moved }, locked);
}

function moveOptions({ actor, at }: LockedMatch) {
  return { to: 'IN_PROGRESS', reason: null, by: actor.role, at } as const;
}

async function startCompetition(trx: Trx, competition: CompetitionRecord, locked: LockedMatch) {
  const effects = await moveCompetition(trx, competition, moveOptions(locked));
  if (isRefusal(effects)) return effects;
  await recordMove(trx, locked, 'COMPETITION', competition.id, effects.from);
  return { state: 'IN_PROGRESS' as const };
}

/** A phase whose matches were created manually may still be a draft, so it is announced first. */
async function startPhase(trx: Trx, competition: CompetitionRecord, locked: LockedMatch) {
  const { phaseId, phaseState } = locked.match;
  const options = moveOptions(locked);
  if (phaseState === 'DRAFT') {
    const announced = await movePhase(trx, competition, phaseId, { ...options, to: 'PENDING' });
    if (isRefusal(announced)) return announced;
  }
  const effects = await movePhase(trx, competition, phaseId, options);
  if (isRefusal(effects)) return effects;
  await recordMove(trx, locked, 'PHASE', phaseId, phaseState);
  return null;
}

function recordMove(
  trx: Trx,
  { match, actor, at }: LockedMatch,
  subjectKind: 'COMPETITION' | 'PHASE',
  subjectId: string,
  from: string,
) {
  const { organisationId, competitionId, id: matchId } = match;
  const details = { to: 'IN_PROGRESS', from, matchId };
  const about = { organisationId, competitionId, subjectKind, subjectId };
  return insertAuditEntry(trx, { ...about, action: 'STATE_CHANGED', details, byUser: actor.userId, at });
}
