import { isDeepStrictEqual } from 'node:util';
import { countedMark, rankSegments, rankSplits } from '@traip/engine/race-day';
import type { Trx } from '../../../platform/db/schema.ts';
import type { RaceRecord } from '../lock/queries.ts';
import { type listRanked, saveParts } from './queries.ts';

type Row = Awaited<ReturnType<typeof listRanked>>[number];

/** Computes segment times and split places with the engine, and stores those that changed. */
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
  const timed = race.kind === 'TIME' ? entries : [];
  const parts = rankSegments(timed, race.segments.length);
  const passed = rankSplits(timed);
  await saveParts(
    trx,
    rows.flatMap(({ id: entryId, ...before }) => {
      const segmentResults = parts.get(entryId) ?? [];
      const splitPlaces = passed.get(entryId) ?? [];
      const isSame =
        isDeepStrictEqual(before.segmentResults, segmentResults) &&
        isDeepStrictEqual(before.splitPlaces, splitPlaces);
      return isSame ? [] : [{ entryId, segmentResults, splitPlaces }];
    }),
  );
}
