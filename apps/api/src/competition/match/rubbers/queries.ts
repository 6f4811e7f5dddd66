import type { Side } from '@traip/engine/match';
import { sql } from 'kysely';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

/** The players of each rubber of a match, in the order of their pair. */
export function listRubberPlayers(db: Database, matchId: string) {
  return db
    .selectFrom('rubberPlayers')
    .innerJoin('players', 'players.id', 'rubberPlayers.playerId')
    .select(['rubberPlayers.rubber', 'rubberPlayers.side'])
    .select(playerColumns)
    .where('rubberPlayers.matchId', '=', matchId)
    .orderBy('rubberPlayers.rubber')
    .orderBy('rubberPlayers.side')
    .orderBy('rubberPlayers.place')
    .execute();
}

export type RubberPlayer = Awaited<ReturnType<typeof listRubberPlayers>>[number];

/** Replaces the people of one side of a rubber. */
export async function saveRubberPlayers(
  trx: Trx,
  { matchId, rubber, side }: { readonly matchId: string; readonly rubber: string; readonly side: Side },
  playerIds: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('rubberPlayers')
    .where('matchId', '=', matchId)
    .where('rubber', '=', rubber)
    .where('side', '=', side)
    .execute();
  if (playerIds.length === 0) return;
  await trx
    .insertInto('rubberPlayers')
    .values(playerIds.map((playerId, at) => ({ matchId, rubber, side, place: at + 1, playerId })))
    .execute();
}

/** The shirt numbers of these people, which define the order of strength. */
export async function listNumbers(
  db: Database,
  teamIds: readonly (string | null)[],
  people: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('teamMembers')
    .select(['personId', 'shirt'])
    .where('teamId', '=', sql<string>`any(${sql.val(teamIds.filter((id) => id !== null))}::uuid[])`)
    .where('personId', '=', sql<string>`any(${sql.val([...people])}::uuid[])`)
    .where('leftAt', 'is', null)
    .execute();
  return new Map(rows.flatMap(({ personId, shirt }) => (shirt === null ? [] : [[personId, shirt] as const])));
}
