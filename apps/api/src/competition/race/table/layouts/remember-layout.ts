import type { TimingColumn } from '@traip/contract';
import type { Trx } from '../../../../platform/db/schema.ts';
import type { RaceTable } from '../read-table.ts';
import { listLayouts, saveLayouts } from './queries.ts';

export { listLayouts };

/** Clubs have few timing programs. */
const mostLayouts = 10;

/** What somebody chose for the columns of a file counts for the next one like it, in any race of the Traip. */
export async function rememberLayout(
  trx: Trx,
  traipId: string,
  { layout: headings, columns }: RaceTable<TimingColumn>,
): Promise<void> {
  const others = (await listLayouts(trx, traipId)).filter((one) => one.headings !== headings);
  const chosen = { headings, columns: columns.map(({ field }) => field) };
  await saveLayouts(trx, traipId, [chosen, ...others].slice(0, mostLayouts));
}
