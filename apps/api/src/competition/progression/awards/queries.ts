import type { Trx } from '../../../platform/db/schema.ts';
import type { Award } from './awards.ts';

interface Competition {
  readonly organisationId: string;
  readonly competitionId: string;
}

/** Replaces the previous awards. */
export async function saveAwards(
  trx: Trx,
  { organisationId, competitionId }: Competition,
  awards: readonly Award[],
  at: Date,
): Promise<void> {
  await trx.deleteFrom('awards').where('competitionId', '=', competitionId).execute();
  if (awards.length === 0) return;
  const rows = awards.map((award) => ({ ...award, organisationId, competitionId, at }));
  await trx.insertInto('awards').values(rows).execute();
}
