import { MatchQuery, type Read } from '@traip/contract';
import { matchPage } from '../../../competition/match/lists/match-page.ts';
import type { Services } from '../../../platform/services/services.ts';
import { mostRows } from './most-rows.ts';

interface Of {
  readonly competitionId?: string;
  readonly organisationId?: string;
}

/** Every match that somebody may see there, in the order of the list; nobody is `null`. */
export async function readMatches(
  services: Pick<Services, 'db' | 'now'>,
  userId: string | null,
  of: Of,
  limit = mostRows,
) {
  const asked: Read<typeof MatchQuery> = MatchQuery.parse({});
  return (await matchPage(services, userId, { ...asked, ...of, limit })).items;
}
