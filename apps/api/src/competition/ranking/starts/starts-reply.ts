import type { RankingStarts, Read } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import { findCompetitors } from '../names/competitors.ts';
import { listStartsInOrder } from './queries.ts';

export async function startsReply(db: Database, traipId: string): Promise<Read<typeof RankingStarts>> {
  const rows = await listStartsInOrder(db, traipId);
  const competitors = await findCompetitors(
    db,
    rows.flatMap(({ personId, teamId }) => personId ?? teamId ?? []),
  );
  return {
    starts: rows.flatMap(({ personId, teamId, value }) => {
      const competitor = competitors.get(personId ?? teamId ?? '');
      return competitor ? [{ ...competitor, value }] : [];
    }),
  };
}
