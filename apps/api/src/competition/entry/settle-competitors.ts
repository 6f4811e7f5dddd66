import type { CompetitorKind } from '@traip/engine';
import type { Trx } from '../../platform/db/schema.ts';
import type { CompetitionRecord } from '../competition/queries.ts';
import { findCompetitorKind, hasEntries } from './queries.ts';

/** Who competes once the team has entered. Where nobody said it, the first entry does: a team makes it one of teams. */
export async function settleCompetitors(
  trx: Trx,
  { id, competitors, competitorsProposed }: CompetitionRecord,
  teamId: string,
): Promise<CompetitorKind> {
  if (!competitorsProposed || (await hasEntries(trx, id))) return competitors;
  return (await findCompetitorKind(trx, teamId)) ?? competitors;
}
