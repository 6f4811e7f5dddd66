import type { TimingLayout } from '../../../../platform/db/competition-tables.ts';
import type { Trx } from '../../../../platform/db/schema.ts';

export async function listLayouts(trx: Trx, traipId: string): Promise<readonly TimingLayout[]> {
  const { timingLayouts } = await trx
    .selectFrom('traips')
    .select('timingLayouts')
    .where('id', '=', traipId)
    .executeTakeFirstOrThrow();
  return timingLayouts;
}

export async function saveLayouts(
  trx: Trx,
  traipId: string,
  layouts: readonly TimingLayout[],
): Promise<void> {
  await trx
    .updateTable('traips')
    .set({ timingLayouts: JSON.stringify(layouts) })
    .where('id', '=', traipId)
    .execute();
}
