import type { RankedKind } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import type { Line } from './line.ts';
import { pointsLines } from './points-lines.ts';
import { listGames, listPlaces, listStarts, type RankedTraip } from './queries.ts';
import { ratingLines } from './rating-lines.ts';
import { readSides } from './sides.ts';

export type RankingLines = Readonly<Record<RankedKind, readonly Line[]>>;

/**
 * The whole ranking of a Traip, recomputed from its matches or final places, so that corrections count from
 * the start and nothing has to be kept in sync.
 */
export async function readRankingLines(db: Database, traip: RankedTraip): Promise<RankingLines> {
  const { rating } = traip;
  if (rating === null) return { PERSON: [], TEAM: [] };
  const sideOf = await readSides(db, traip);
  const starts = await listStarts(db, traip.id);
  const startsOf = (kind: RankedKind) =>
    new Map(
      starts.flatMap(({ personId, teamId, value }) => {
        const id = kind === 'PERSON' ? personId : teamId;
        return id === null ? [] : [[id, value]];
      }),
    );
  const optionsOf = (kind: RankedKind) => ({ kind, sideOf, starts: startsOf(kind) });
  if (rating.method === 'POINTS') {
    const places = await listPlaces(db, traip);
    const lines = (kind: RankedKind) => pointsLines(rating, places, optionsOf(kind));
    return { PERSON: lines('PERSON'), TEAM: lines('TEAM') };
  }
  const games = await listGames(db, traip);
  const lines = (kind: RankedKind) => ratingLines(rating.method, games, optionsOf(kind));
  return { PERSON: lines('PERSON'), TEAM: lines('TEAM') };
}
