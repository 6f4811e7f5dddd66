import { isRefusal, refuse } from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
import { emitCancelledMatches } from '../../notification/webhook/emit/match-events.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { publishCompetitionChange } from '../../platform/live/queries.ts';
import { updatePhaseRow } from '../competition/phases/queries.ts';
import { type CompetitionRecord, updateCompetitionRow } from '../competition/queries.ts';
import { phaseTransitionsIn } from '../competition/reply/next-states.ts';
import {
  finishPhase,
  lockPhase,
  type PhaseTransition,
  qualificationBreach,
  resumePhase,
} from '../progression/index.ts';
import { phaseFacts, readProgress } from './facts.ts';
import type { MoveEffects, MoveInput } from './move-competition.ts';
import { moveRefusal } from './move-refusal.ts';
import { cancelOpenMatches, deleteFixtures } from './queries.ts';

export async function movePhase(trx: Trx, competition: CompetitionRecord, phaseId: string, move: MoveInput) {
  await lockPhase(trx, phaseId);
  const progress = await readProgress(trx, competition);
  const phase = progress.phases.find(({ id }) => id === phaseId);
  if (!phase) return refuse('NOT_FOUND');
  const { to, by, reason, at } = move;
  const turning = { competitionId: competition.id, phaseId, at };
  const breach = to === 'FINISHED' ? await qualificationBreach(trx, turning) : null;
  const transitions = phaseTransitionsIn(competition.state);
  const transition = { from: phase.state, to, by };
  const facts = phaseFacts(progress, phase, { reason, breach });
  const refusal = moveRefusal(
    transitions,
    transition,
    facts,
    breach === null ? {} : { qualification: breach },
  );
  const applied = refusal ?? (await applyQualification(trx, phase.state, to, turning));
  if (isRefusal(applied)) return applied;
  const finishedAt = to === 'FINISHED' ? at : null;
  await updatePhaseRow(trx, competition, phaseId, { state: to, finishedAt });
  await updateCompetitionRow(trx, competition, competition.id);
  await publishCompetitionChange(trx, {
    organisationId: competition.organisationId,
    competitionId: competition.id,
    kind: 'PHASE_MOVED',
    payload: { phaseId, to },
    at,
  });
  return {
    from: phase.state,
    ...(await applyEffects(trx, competition, phaseId, move)),
  } satisfies MoveEffects;
}

/** Qualifiers enter the next phase when this one finishes, and leave it when this one resumes. */
async function applyQualification(
  trx: Trx,
  from: CompetitionState,
  to: CompetitionState,
  turning: PhaseTransition,
) {
  if (to === 'FINISHED') return finishPhase(trx, turning);
  return from === 'FINISHED' ? resumePhase(trx, turning) : null;
}

async function applyEffects(
  trx: Trx,
  competition: CompetitionRecord,
  phaseId: string,
  { to, at }: MoveInput,
) {
  if (to === 'CANCELED') {
    const { id: competitionId, organisationId } = competition;
    const { ids, interrupted } = await cancelOpenMatches(trx, { competitionId, phaseId });
    await emitCancelledMatches(trx, { organisationId, at }, ids);
    return { interrupted };
  }
  if (to === 'DRAFT') await deleteFixtures(trx, phaseId);
  return {};
}
