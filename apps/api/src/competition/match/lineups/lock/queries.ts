import { sql } from 'kysely';
import type { Trx } from '../../../../platform/db/schema.ts';

/** Locks the lineups at the start of a match, confirmed or not: from then on only staff can change them. */
export async function lockLineups(trx: Trx, matchId: string): Promise<void> {
  await trx
    .updateTable('lineups')
    .set({ state: 'LOCKED', version: sql`version + 1` })
    .where('matchId', '=', matchId)
    .where('state', '<>', 'LOCKED')
    .execute();
}

/** Deletes the lineups of teams that no longer play the match. */
export async function dropLineupsOfOthers(
  trx: Trx,
  matchId: string,
  teamIds: readonly (string | null)[],
): Promise<void> {
  const playing = teamIds.filter((id) => id !== null);
  await trx
    .deleteFrom('lineups')
    .where('matchId', '=', matchId)
    .$if(playing.length > 0, (query) => query.where('teamId', 'not in', playing))
    .execute();
}
