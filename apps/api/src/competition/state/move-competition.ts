import { type CompetitionState, competitionTransitions, type Mover } from '@traip/engine/competition';
import { emitCompetitionCancelled } from '../../notification/webhook/emit/competition-events.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { publishCompetitionChange } from '../../platform/live/queries.ts';
import { type CompetitionRecord, updateCompetitionRow } from '../competition/queries.ts';
import { awardsToGive, giveAwards, lockPhase, revokeAwards } from '../progression/index.ts';
import { competitionFacts, readProgress } from './facts.ts';
import { moveRefusal } from './move-refusal.ts';
import { cancelOpenMatches, restoreMatches } from './queries.ts';

/** A requested change of state. */
export interface MoveInput {
  readonly to: CompetitionState;
  readonly reason: string | null;
  readonly by: Mover;
  readonly at: Date;
}

/** What the audit entry stores besides the target state and the reason. */
export interface MoveEffects {
  readonly from: CompetitionState;
  /** Matches that were being played when they were cancelled. */
  readonly interrupted?: number;
}

export async function moveCompetition(trx: Trx, competition: CompetitionRecord, move: MoveInput) {
  const { state: from } = competition;
  const progress = await readProgress(trx, competition);
  // The locks keep results from changing while the awards are computed.
  if (move.to === 'FINISHED') for (const { id } of progress.phases) await lockPhase(trx, id);
  const awards = move.to === 'FINISHED' ? await awardsToGive(trx, competition.id, move.at) : [];
  const podium = 'breach' in awards ? { podium: awards } : {};
  const guardInput = { reason: move.reason, isPodiumClear: !('breach' in awards) };
  const facts = await competitionFacts(trx, progress, guardInput);
  const refusal = moveRefusal(competitionTransitions, { from, to: move.to, by: move.by }, facts, podium);
  if (refusal) return refusal;
  await updateCompetitionRow(trx, competition, competition.id, {
    state: move.to,
    ...publication(competition, move),
  });
  await publishCompetitionChange(trx, {
    organisationId: competition.organisationId,
    competitionId: competition.id,
    kind: 'COMPETITION_MOVED',
    payload: { to: move.to },
    at: move.at,
  });
  return applyEffects(trx, competition, move);
}

/** Reaching one of these states publishes the competition, within its privacy. */
const publishingStates: readonly CompetitionState[] = ['PUBLICIZED', 'IN_PROGRESS', 'IN_PROGRESS_AND_OPENED'];

function publication({ publishedAt }: CompetitionRecord, { to, at }: MoveInput) {
  return publishedAt === null && publishingStates.includes(to) ? { publishedAt: at } : {};
}

async function applyEffects(
  trx: Trx,
  { id, state, organisationId }: CompetitionRecord,
  { to, at }: MoveInput,
): Promise<MoveEffects> {
  const scope = { organisationId, competitionId: id, at };
  if (to === 'FINISHED') await giveAwards(trx, scope);
  if (state === 'FINISHED') await revokeAwards(trx, scope);
  if (to === 'CANCELED') {
    const { ids: matchIds, interrupted } = await cancelOpenMatches(trx, { competitionId: id });
    await emitCompetitionCancelled(trx, { ...scope, matchIds });
    return { from: state, interrupted };
  }
  if (state === 'CANCELED') await restoreMatches(trx, id);
  return { from: state };
}
