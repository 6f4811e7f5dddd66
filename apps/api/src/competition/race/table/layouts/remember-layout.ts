import type { TimingColumn } from '@traip/contract';
import type { Trx } from '../../../../platform/db/schema.ts';
import type { RaceTable } from '../read-table.ts';
import { listLayouts, saveLayouts } from './queries.ts';

export { listLayouts };

/** Clubs use few timing programs. */
const maxLayouts = 10;

/** Reuses the chosen columns of a file for similar ones in any race of the Traip. */
export async function rememberLayout(
  trx: Trx,
  traipId: string,
  { layout: headings, columns }: RaceTable<TimingColumn>,
): Promise<void> {
  const others = (await listLayouts(trx, traipId)).filter((one) => one.headings !== headings);
  const chosen = { headings, columns: columns.map(({ field }) => field) };
  await saveLayouts(trx, traipId, [chosen, ...others].slice(0, maxLayouts));
}
