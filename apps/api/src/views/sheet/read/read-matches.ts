import { MatchQuery, type Read } from '@traip/contract';
import { matchPage } from '../../../competition/match/lists/match-page.ts';
import type { Services } from '../../../platform/services/services.ts';
import { maxRows } from './max-rows.ts';

type Filter = Read<typeof MatchQuery>;

interface MatchSource extends Partial<Pick<Filter, 'phaseId' | 'round' | 'from' | 'to'>> {
  readonly competitionId?: string;
  readonly organisationId?: string;
}

/** Every match that the user (null: an anonymous visitor) may see, in the order of the list. */
export async function readMatches(
  services: Pick<Services, 'db' | 'now'>,
  userId: string | null,
  source: MatchSource,
  limit = maxRows,
) {
  const filter: Filter = MatchQuery.parse({});
  return (await matchPage(services, userId, { ...filter, ...source, limit })).items;
}
