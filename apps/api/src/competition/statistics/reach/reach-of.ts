import { isSeenBy, type Refusal, refuse } from '@traip/contract';
import { findTraip } from '../../../platform/authorization/competition/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { findPhase, findSeenCompetition, isPublicTraip } from './queries.ts';

interface Asked {
  readonly traipId?: string | undefined;
  readonly competitionId?: string | undefined;
  readonly phaseId?: string | undefined;
}

/** A phase lies in its competition and a competition in its Traip; what one may not see does not exist. */
export async function reachOf(
  db: Database,
  userId: string | null,
  { traipId, competitionId, phaseId }: Asked,
): Promise<Asked | Refusal<'NOT_FOUND' | 'FILTERS_DISAGREE'>> {
  const phase = phaseId === undefined ? undefined : await findPhase(db, phaseId);
  if (phaseId !== undefined && !phase) return refuse('NOT_FOUND');
  const named = competitionId ?? phase?.competitionId;
  if (named === undefined) return (await seesTraip(db, userId, traipId)) ? { traipId } : refuse('NOT_FOUND');
  const competition = await findSeenCompetition(db, userId, named);
  if (!competition) return refuse('NOT_FOUND');
  if (phase && phase.competitionId !== named) return refuse('FILTERS_DISAGREE', { field: 'phaseId' });
  if (traipId !== undefined && competition.traipId !== traipId)
    return refuse('FILTERS_DISAGREE', { field: 'competitionId' });
  return { competitionId: named, phaseId };
}

async function seesTraip(db: Database, userId: string | null, id: string | undefined): Promise<boolean> {
  if (id === undefined) return false;
  if (userId === null) return isPublicTraip(db, id);
  const found = await findTraip(db, userId, id);
  return found !== undefined && isSeenBy(found.traipPrivacy, found);
}
