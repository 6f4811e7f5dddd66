import { type competitionCalls, refuse } from '@traip/contract';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionReply } from './competition-reply.ts';
import {
  addTeamsToPhase,
  updatePhaseRow as change,
  removeTeamsFromPhase,
  renumberPhases,
} from './phases/queries.ts';
import { updateCompetitionRow } from './queries.ts';
import { isBeforeStart } from './reply/progress.ts';
import type { PhaseRecord } from './reply/queries.ts';
import { withPhaseLock } from './with-phase-lock.ts';

export const changePhase: Handler<typeof competitionCalls.changePhase> = (context, { body }) => {
  const { phaseId, name, isParallel, place, version } = body;
  return withPhaseLock(context, phaseId, async (trx, { competition, phase, phases }, actor) => {
    if (phase.version !== version) return refuse('STALE_VERSION');
    const order = place === undefined ? phases : withPhaseAt(phases, phase, place);
    const isMoved = order.some(({ id }, index) => phases[index]?.id !== id);
    if (isMoved && !isBeforeStart(competition)) return refuse('COMPETITION_UNDER_WAY', { field: 'place' });
    await change(trx, actor, phaseId, { name, ...(isParallel === undefined ? {} : { isParallel }) });
    if (isMoved) await reorder(trx, competition.id, phases, order);
    await updateCompetitionRow(trx, actor, competition.id);
    const details = {
      ...changedFields(phase, { name, isParallel }, ['name', 'isParallel']),
      ...(isMoved ? { place } : {}),
    };
    const subject = { subjectKind: 'PHASE', subjectId: phaseId, competitionId: competition.id } as const;
    await logAction(trx, context, { ...subject, action: 'UPDATED', details });
    return competitionReply(trx, actor, competition.id);
  });
};

function withPhaseAt(
  phases: readonly PhaseRecord[],
  phase: PhaseRecord,
  place: number,
): readonly PhaseRecord[] {
  const others = phases.filter(({ id }) => id !== phase.id);
  return others.toSpliced(place - 1, 0, phase);
}

/** The teams move to the new first phase, unless it or the old one has fixtures. */
async function reorder(
  trx: Trx,
  competitionId: string,
  before: readonly PhaseRecord[],
  after: readonly PhaseRecord[],
): Promise<void> {
  await renumberPhases(
    trx,
    competitionId,
    after.map(({ id }) => id),
  );
  const from = before[0];
  const to = after[0];
  if (!from || !to || from.id === to.id || from.matches > 0 || to.matches > 0) return;
  await removeTeamsFromPhase(trx, from.id);
  await addTeamsToPhase(trx, to.id, competitionId);
}
