import { MatchQuery, type Read } from '@traip/contract';
import type { House } from '../../context.ts';
import { matchPage } from '../../match/lists/match-page.ts';
import { mostRows } from './most-rows.ts';

interface Of {
  readonly competitionId?: string;
  readonly organisationId?: string;
}

/** Every match that somebody may see there, in the order of the list; nobody is `null`. */
export async function readMatches(
  house: Pick<House, 'db' | 'now'>,
  userId: string | null,
  of: Of,
  limit = mostRows,
) {
  const asked: Read<typeof MatchQuery> = MatchQuery.parse({});
  return (await matchPage(house, userId, { ...asked, ...of, limit })).items;
}
