import { refuse } from '@traip/contract';
import { changePhase } from '../../competition/phases/queries.ts';
import { type CompetitionRecord, changeCompetition } from '../../competition/queries.ts';
import { phaseTransitionsIn } from '../../competition/reply/next-states.ts';
import type { Trx } from '../../db/schema.ts';
import { phaseFacts, readCourse } from './facts.ts';
import type { Effects, Wish } from './move-competition.ts';
import { moveRefusal } from './move-refusal.ts';
import { cancelOpenMatches, forgetFixtures } from './queries.ts';

export async function movePhase(trx: Trx, competition: CompetitionRecord, phaseId: string, wish: Wish) {
  const course = await readCourse(trx, competition);
  const phase = course.phases.find(({ id }) => id === phaseId);
  if (!phase) return refuse('NOT_FOUND');
  const { to, by, reason } = wish;
  const transitions = phaseTransitionsIn(competition.state);
  const move = { from: phase.state, to, by };
  const refusal = moveRefusal(transitions, move, phaseFacts(course, phase, reason));
  if (refusal) return refusal;
  await changePhase(trx, competition, phaseId, { state: to });
  await changeCompetition(trx, competition, competition.id);
  return { from: phase.state, ...(await effectsOf(trx, competition.id, phaseId, wish)) } satisfies Effects;
}

async function effectsOf(trx: Trx, competitionId: string, phaseId: string, { to }: Wish) {
  if (to === 'CANCELED') return { interrupted: await cancelOpenMatches(trx, { competitionId, phaseId }) };
  if (to === 'DRAFT') await forgetFixtures(trx, phaseId);
  return {};
}
