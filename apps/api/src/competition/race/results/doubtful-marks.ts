import { sportByKey } from '@traip/engine';
import { isPlausible, plausibleTimes, type ReadResult } from '@traip/engine/race-day';
import { findVariantOfCategory } from '../../competition/queries.ts';
import type { OpenRace } from '../lock/with-race-lock.ts';
import type { RowProblem } from '../table/row-problems.ts';

type Marked = Pick<ReadResult, 'line' | 'bib' | 'mark'>;

/** Implausibly good marks for the distance. They can't be refused, so a person has to check them. */
export async function doubtfulMarks(
  { trx, race, competition }: OpenRace,
  results: readonly Marked[],
  markText: (line: number) => string,
): Promise<readonly RowProblem<'OUT_OF_PLAUSIBLE'>[]> {
  const variant = await findVariantOfCategory(trx, competition.traipId, competition.categoryId);
  const sport = sportByKey(variant ?? '');
  const bounds = plausibleTimes({ ...race, sportKey: sport?.parentKey ?? sport?.key ?? '' });
  return results.flatMap(({ line, bib, mark }) =>
    mark === null || isPlausible(mark, bounds)
      ? []
      : [{ line, bib, code: 'OUT_OF_PLAUSIBLE' as const, value: markText(line) }],
  );
}
