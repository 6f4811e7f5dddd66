import { isDeepStrictEqual } from 'node:util';
import { countedMark, rankSegments } from '@traip/engine/race-day';
import type { Trx } from '../../../platform/db/schema.ts';
import type { RaceRecord } from '../lock/queries.ts';
import { type listRanked, saveSegments } from './queries.ts';

type Row = Awaited<ReturnType<typeof listRanked>>[number];

/** Asks the engine what each part of the course took, and stores what changed. */
export async function rankParts(
  trx: Trx,
  rows: readonly Row[],
  race: Pick<RaceRecord, 'kind' | 'resolution' | 'segments'>,
): Promise<void> {
  const counted = (mark: number) => countedMark(mark, race);
  const entries = rows.map(({ id, mark, status, splits }) => ({
    id,
    mark: mark === null ? null : counted(mark),
    status,
    splits: splits.map((split) => (split === null ? null : counted(split))),
  }));
  const ranked = rankSegments(race.kind === 'TIME' ? entries : [], race.segments.length);
  await saveSegments(
    trx,
    rows.flatMap(({ id, segmentResults }) => {
      const after = ranked.get(id) ?? [];
      return isDeepStrictEqual(segmentResults, after) ? [] : [{ entryId: id, segmentResults: after }];
    }),
  );
}
