import { type FullCompetition, isRefusal, type Read, type Refusal } from '@traip/contract';
import type { Database } from '../../platform/db/schema.ts';
import { lookReply } from '../look/look-reply.ts';
import { type CompetitionViewer, competitionReply } from './competition-reply.ts';
import { entryReply } from './entries/entry-reply.ts';
import { listEntries, maxEntries } from './entries/queries.ts';
import { findStatistics } from './reply/queries.ts';

/** The competition with the entries that the viewer can see. */
export async function fullCompetitionReply(
  db: Database,
  viewer: CompetitionViewer & { readonly userId: string | null },
  id: string,
): Promise<Read<typeof FullCompetition> | Refusal<'NOT_FOUND'>> {
  const competition = await competitionReply(db, viewer, id);
  if (isRefusal(competition)) return competition;
  const entries = await listEntries(db, viewer, {
    competitionId: id,
    search: '',
    page: 1,
    limit: maxEntries,
  });
  const [look, hasStatistics] = await Promise.all([lookReply(db, 'competition', id), findStatistics(db, id)]);
  return { ...competition, entries: entries.map(entryReply), look, hasStatistics };
}
