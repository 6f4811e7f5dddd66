import { sql } from 'kysely';
import type { Trx } from '../../../../platform/db/schema.ts';

/** At the start of a match its lineups stand, whether or not they were confirmed: from now on only staff changes them. */
export async function lockLineups(trx: Trx, matchId: string): Promise<void> {
  await trx
    .updateTable('lineups')
    .set({ state: 'LOCKED', version: sql`version + 1` })
    .where('matchId', '=', matchId)
    .where('state', '<>', 'LOCKED')
    .execute();
}

/** Of a match that somebody does not play any more, their lineup goes too. */
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
