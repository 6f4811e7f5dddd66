import { sql } from 'kysely';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

/** Prevents players from leaving the team, being merged or deleted while their lineup is saved. */
export async function lockPlayersShared(trx: Trx, playerIds: readonly string[]): Promise<void> {
  await trx
    .selectFrom('persons')
    .select('id')
    .where('id', '=', sql<string>`any(${sql.val([...playerIds])}::uuid[])`)
    .orderBy('id')
    .forShare()
    .execute();
}

/** Every membership of these people in a team. */
export function listMemberships(db: Database, teamId: string, playerIds: readonly string[]) {
  return db
    .selectFrom('teamMembers')
    .select(['personId', 'joinedAt', 'leftAt'])
    .where('teamId', '=', teamId)
    .where('personId', '=', sql<string>`any(${sql.val(playerIds)}::uuid[])`)
    .execute();
}

/** Other teams of the competition that fielded these people. Drafts do not count. */
export function listOtherTeams(
  db: Database,
  { competitionId, teamId }: { readonly competitionId: string; readonly teamId: string },
  playerIds: readonly string[],
) {
  return db
    .selectFrom('lineupPlayers')
    .innerJoin('lineups', 'lineups.id', 'lineupPlayers.lineupId')
    .select(['lineupPlayers.playerId', 'lineups.teamId'])
    .distinct()
    .where('lineupPlayers.playerId', '=', sql<string>`any(${sql.val(playerIds)}::uuid[])`)
    .where('lineups.competitionId', '=', competitionId)
    .where('lineups.teamId', '<>', teamId)
    .where('lineups.state', '<>', 'DRAFT')
    .execute();
}

const maxCandidates = 200;

/** Current members of a team, by name. */
export function listCandidates(db: Database, teamId: string) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('players', 'players.id', 'teamMembers.personId')
    .select([...playerColumns, 'teamMembers.role', 'teamMembers.shirt', 'teamMembers.position'])
    .where('teamMembers.teamId', '=', teamId)
    .where('teamMembers.leftAt', 'is', null)
    .where('players.deletedAt', 'is', null)
    .orderBy(sql`folded(players.first_name || ' ' || players.surnames)`)
    .orderBy('players.id')
    .limit(maxCandidates)
    .execute();
}

export async function findCompetitionId(db: Database, matchId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('matches')
    .select('competitionId')
    .where('id', '=', matchId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.competitionId;
}
