import { isRefusal, refuse } from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
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
import { phaseFacts, readCourse } from './facts.ts';
import type { MoveEffects, MoveInput } from './move-competition.ts';
import { moveRefusal } from './move-refusal.ts';
import { cancelOpenMatches, deleteFixtures } from './queries.ts';

export async function movePhase(trx: Trx, competition: CompetitionRecord, phaseId: string, wish: MoveInput) {
  await lockPhase(trx, phaseId);
  const course = await readCourse(trx, competition);
  const phase = course.phases.find(({ id }) => id === phaseId);
  if (!phase) return refuse('NOT_FOUND');
  const { to, by, reason, at } = wish;
  const turning = { competitionId: competition.id, phaseId, at };
  const breach = to === 'FINISHED' ? await qualificationBreach(trx, turning) : null;
  const transitions = phaseTransitionsIn(competition.state);
  const move = { from: phase.state, to, by };
  const facts = phaseFacts(course, phase, { reason, breach });
  const refusal = moveRefusal(transitions, move, facts, breach === null ? {} : { qualification: breach });
  const turned = refusal ?? (await applyTurn(trx, phase.state, to, turning));
  if (isRefusal(turned)) return turned;
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
    ...(await effectsOf(trx, competition.id, phaseId, wish)),
  } satisfies MoveEffects;
}

/** Who goes on from a phase has a place in the next as long as it is over. */
async function applyTurn(trx: Trx, from: CompetitionState, to: CompetitionState, turning: PhaseTransition) {
  if (to === 'FINISHED') return finishPhase(trx, turning);
  return from === 'FINISHED' ? resumePhase(trx, turning) : null;
}

async function effectsOf(trx: Trx, competitionId: string, phaseId: string, { to }: MoveInput) {
  if (to === 'CANCELED') return { interrupted: await cancelOpenMatches(trx, { competitionId, phaseId }) };
  if (to === 'DRAFT') await deleteFixtures(trx, phaseId);
  return {};
}
