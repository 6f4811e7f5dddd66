import type { CompetitionFile, Read } from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
import { updateCompetitionRow } from '../../../competition/competition/queries.ts';
import type { FormTransaction } from '../../../competition/competition-form/form/form.ts';
import { awardsToGive, giveAwards } from '../../../competition/progression/index.ts';
import { endPhases } from './queries.ts';

export interface Ending {
  readonly state: CompetitionState;
  readonly championId: string | null;
}

/** Finished if all matches are played, in progress if some are, otherwise a draft. */
export function stateOf({ phases }: Read<typeof CompetitionFile>, isDraft: boolean): CompetitionState {
  if (isDraft || phases.every(({ state }) => state === 'PENDING')) return 'DRAFT';
  return phases.every(({ state }) => state === 'FINISHED') ? 'FINISHED' : 'IN_PROGRESS';
}

/** Moves an imported competition to its state; with a tie on the podium, in progress until it is broken. */
export async function endImport(
  { trx, scope, at }: FormTransaction,
  competitionId: string,
  target: CompetitionState,
): Promise<Ending> {
  await endPhases(trx, competitionId, at);
  if (target === 'DRAFT') return { state: 'DRAFT', championId: null };
  const awards = target === 'FINISHED' ? await awardsToGive(trx, competitionId, at) : [];
  const state = target === 'FINISHED' && 'breach' in awards ? 'IN_PROGRESS' : target;
  await updateCompetitionRow(trx, scope, competitionId, { state, publishedAt: at });
  if (state !== 'FINISHED' || 'breach' in awards) return { state, championId: null };
  const { organisationId } = scope;
  await giveAwards(trx, { organisationId, competitionId, at });
  return { state, championId: awards.find(({ kind }) => kind === 'CHAMPION')?.teamId ?? null };
}
