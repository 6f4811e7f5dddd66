import { type Refusal, refuse } from '@traip/contract';
import { removeIdleCompetitor } from '../../people/competitor/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { CompetitionRecord } from '../competition/queries.ts';
import {
  deleteParticipation,
  findParticipation,
  hasMatches,
  listPhasesOf,
  removeFromPhases,
} from './queries.ts';

/** Removes a player or pair without matches from a competition. */
export async function endEntry(
  trx: Trx,
  { id: competitionId, organisationId }: CompetitionRecord,
  teamId: string,
  at: Date,
): Promise<Refusal<'PHASE_HAS_MATCHES'> | undefined> {
  const ref = { organisationId, competitionId, teamId };
  const entry = await findParticipation(trx, ref);
  const phases = await listPhasesOf(trx, ref);
  if (await hasMatches(trx, teamId, phases)) return refuse('PHASE_HAS_MATCHES');
  await removeFromPhases(trx, teamId, phases);
  if (entry) await deleteParticipation(trx, entry);
  await removeIdleCompetitor(trx, teamId, at);
  return undefined;
}
