import { isVisibleFor, type Refusal, refuse } from '@traip/contract';
import { findTraip } from '../../../platform/authorization/competition/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { findPhase, findVisibleCompetition, isPublicTraip } from './queries.ts';

interface ScopeQuery {
  readonly traipId?: string | undefined;
  readonly competitionId?: string | undefined;
  readonly phaseId?: string | undefined;
}

/** Checks that the filters belong together; anything that the caller can't see is not found. */
export async function resolveScope(
  db: Database,
  userId: string | null,
  { traipId, competitionId, phaseId }: ScopeQuery,
): Promise<ScopeQuery | Refusal<'NOT_FOUND' | 'FILTERS_DISAGREE'>> {
  const phase = phaseId === undefined ? undefined : await findPhase(db, phaseId);
  if (phaseId !== undefined && !phase) return refuse('NOT_FOUND');
  const requestedCompetitionId = competitionId ?? phase?.competitionId;
  if (requestedCompetitionId === undefined)
    return (await canSeeTraip(db, userId, traipId)) ? { traipId } : refuse('NOT_FOUND');
  const competition = await findVisibleCompetition(db, userId, requestedCompetitionId);
  if (!competition) return refuse('NOT_FOUND');
  if (phase && phase.competitionId !== requestedCompetitionId)
    return refuse('FILTERS_DISAGREE', { field: 'phaseId' });
  if (traipId !== undefined && competition.traipId !== traipId)
    return refuse('FILTERS_DISAGREE', { field: 'competitionId' });
  return { competitionId: requestedCompetitionId, phaseId };
}

async function canSeeTraip(db: Database, userId: string | null, id: string | undefined): Promise<boolean> {
  if (id === undefined) return false;
  if (userId === null) return isPublicTraip(db, id);
  const found = await findTraip(db, userId, id);
  return found !== undefined && isVisibleFor(found.traipPrivacy, found);
}
