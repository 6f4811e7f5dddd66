import type { CompetitorKind } from '@traip/engine';
import type { Trx } from '../../platform/db/schema.ts';
import type { CompetitionRecord } from '../competition/queries.ts';
import { findCompetitorKind, hasEntries } from './queries.ts';

/** Who competes after this entry. If that wasn't stated, the kind of the first team to enter decides. */
export async function settleCompetitors(
  trx: Trx,
  { id, competitors, competitorsProposed }: CompetitionRecord,
  teamId: string,
): Promise<CompetitorKind> {
  if (!competitorsProposed || (await hasEntries(trx, id))) return competitors;
  return (await findCompetitorKind(trx, teamId)) ?? competitors;
}
