import { type Refusal, refuse } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { CompetitionRecord } from '../competition/queries.ts';
import { isOver, takesTeams } from '../competition/reply/course.ts';
import { countAccepted } from './queries.ts';

/** No format takes more. */
const mostTeams = 1024;

/** What keeps another team out of a competition; null: nothing. Who is in takes up no more room. */
export async function roomRefusal(
  trx: Trx,
  competition: CompetitionRecord,
  isIn = false,
): Promise<Refusal<'COMPETITION_OVER' | 'COMPETITION_UNDER_WAY' | 'COMPETITION_FULL'> | null> {
  if (isOver(competition)) return refuse('COMPETITION_OVER');
  if (isIn) return null;
  if (!takesTeams(competition)) return refuse('COMPETITION_UNDER_WAY');
  const isFull = (await countAccepted(trx, competition.id)) >= (competition.maxTeams ?? mostTeams);
  return isFull ? refuse('COMPETITION_FULL') : null;
}
