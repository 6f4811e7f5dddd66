import { type Refusal, refuse } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import type { CompetitionRecord } from '../competition/queries.ts';
import { acceptsTeams, isOver } from '../competition/reply/progress.ts';
import { countAccepted } from './queries.ts';

/** The most that any format accepts. */
const maxTeamsOfAnyFormat = 1024;

/** Why a competition can't take the team; null if it can. A team already in it needs no further place. */
export async function capacityRefusal(
  trx: Trx,
  competition: CompetitionRecord,
  isIn = false,
): Promise<Refusal<'COMPETITION_OVER' | 'COMPETITION_UNDER_WAY' | 'COMPETITION_FULL'> | null> {
  if (isOver(competition)) return refuse('COMPETITION_OVER');
  if (isIn) return null;
  if (!acceptsTeams(competition)) return refuse('COMPETITION_UNDER_WAY');
  const isFull = (await countAccepted(trx, competition.id)) >= (competition.maxTeams ?? maxTeamsOfAnyFormat);
  return isFull ? refuse('COMPETITION_FULL') : null;
}
