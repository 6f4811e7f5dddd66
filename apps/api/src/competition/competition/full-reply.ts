import { type FullCompetition, isRefusal, type Read, type Refusal } from '@traip/contract';
import type { Database } from '../../platform/db/schema.ts';
import { competitionSeenFrom, type Standing } from './competition-reply.ts';
import { entryReply } from './entries/entry-reply.ts';
import { listEntries, mostEntries } from './entries/queries.ts';

/** Also its teams, as far as somebody may see them. */
export async function fullSeenFrom(
  db: Database,
  viewer: Standing & { readonly userId: string | null },
  id: string,
): Promise<Read<typeof FullCompetition> | Refusal<'NOT_FOUND'>> {
  const competition = await competitionSeenFrom(db, viewer, id);
  if (isRefusal(competition)) return competition;
  const entries = await listEntries(db, viewer, {
    competitionId: id,
    search: '',
    page: 1,
    limit: mostEntries,
  });
  return { ...competition, entries: entries.map(entryReply) };
}
