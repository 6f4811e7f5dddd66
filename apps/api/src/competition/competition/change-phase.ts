import { type competitionCalls, refuse } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionSeenFrom } from './competition-reply.ts';
import { phaseUnderLock } from './phase-under-lock.ts';
import { changePhase as change, emptyPhase, fillPhase, placePhases } from './phases/queries.ts';
import { changeCompetition } from './queries.ts';
import { isAhead } from './reply/course.ts';
import type { PhaseRecord } from './reply/queries.ts';

export const changePhase: Handler<typeof competitionCalls.changePhase> = (context, { body }) => {
  const { phaseId, name, isParallel, place, version } = body;
  return phaseUnderLock(context, phaseId, async (trx, { competition, phase, phases }, actor) => {
    if (phase.version !== version) return refuse('STALE_VERSION');
    const order = place === undefined ? phases : moved(phases, phase, place);
    const isMoved = order.some(({ id }, index) => phases[index]?.id !== id);
    if (isMoved && !isAhead(competition)) return refuse('COMPETITION_UNDER_WAY', { field: 'place' });
    await change(trx, actor, phaseId, { name, ...(isParallel === undefined ? {} : { isParallel }) });
    if (isMoved) await reorder(trx, competition.id, phases, order);
    await changeCompetition(trx, actor, competition.id);
    return competitionSeenFrom(trx, actor, competition.id);
  });
};

function moved(phases: readonly PhaseRecord[], phase: PhaseRecord, place: number): readonly PhaseRecord[] {
  const others = phases.filter(({ id }) => id !== phase.id);
  return others.toSpliced(place - 1, 0, phase);
}

/** The teams begin in whichever phase is the first, unless its fixtures or those of the old one are made. */
async function reorder(
  trx: Trx,
  competitionId: string,
  before: readonly PhaseRecord[],
  after: readonly PhaseRecord[],
): Promise<void> {
  await placePhases(
    trx,
    competitionId,
    after.map(({ id }) => id),
  );
  const [from, to] = [before[0], after[0]];
  if (!from || !to || from.id === to.id || from.matches > 0 || to.matches > 0) return;
  await emptyPhase(trx, from.id);
  await fillPhase(trx, to.id, competitionId);
}
