import type { LineupPlayer, LineupState, Substitution } from '@traip/engine/match';
import { sql } from 'kysely';
import { playerColumns } from '../../../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../../../platform/db/schema.ts';

interface InOrganisation {
  readonly organisationId: string;
}

/** The match and team of a lineup. */
export function findLineupRef(db: Database, { organisationId }: InOrganisation, id: string) {
  return db
    .selectFrom('lineups')
    .select(['matchId', 'teamId'])
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findLineups(db: Database, matchId: string) {
  return db.selectFrom('lineups').selectAll().where('matchId', '=', matchId).execute();
}

export type LineupRecord = Awaited<ReturnType<typeof findLineups>>[number];

export function confirmedLineupsOf(db: Database, matchId: string) {
  return db
    .selectFrom('lineups')
    .selectAll()
    .where('matchId', '=', matchId)
    .where('confirmedAt', 'is not', null);
}

/** The players of the confirmed lineups of a match, in stored order. */
export function fieldedOf(db: Database, matchId: string) {
  return db
    .selectFrom('lineupPlayers')
    .innerJoin('lineups', 'lineups.id', 'lineupPlayers.lineupId')
    .innerJoin('players', 'players.id', 'lineupPlayers.playerId')
    .selectAll('lineupPlayers')
    .select(playerColumns)
    .where('lineups.matchId', '=', matchId)
    .where('lineups.confirmedAt', 'is not', null)
    .orderBy('lineupPlayers.lineupId')
    .orderBy('lineupPlayers.position');
}

/** The players of these lineups, in stored order. */
export function listPlayers(db: Database, lineupIds: readonly string[]) {
  return db
    .selectFrom('lineupPlayers')
    .innerJoin('players', 'players.id', 'lineupPlayers.playerId')
    .selectAll('lineupPlayers')
    .select(playerColumns)
    .where('lineupId', '=', sql<string>`any(${sql.val(lineupIds)}::uuid[])`)
    .orderBy('lineupId')
    .orderBy('position')
    .execute();
}

export type PlayerRecord = Awaited<ReturnType<typeof listPlayers>>[number];

/** The lineup that the team confirmed last in another match of the organisation. */
export function findPrevious(
  db: Database,
  { organisationId }: InOrganisation,
  { matchId, teamId }: { readonly matchId: string; readonly teamId: string },
) {
  return db
    .selectFrom('lineups')
    .select(['id', 'formation'])
    .where('organisationId', '=', organisationId)
    .where('teamId', '=', teamId)
    .where('matchId', '<>', matchId)
    .where('confirmedAt', 'is not', null)
    .orderBy('confirmedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface NewLineup extends InOrganisation {
  readonly id: string;
  readonly competitionId: string;
  readonly matchId: string;
  readonly teamId: string;
  readonly createdAt: Date;
}

export async function insertLineup(trx: Trx, lineup: NewLineup): Promise<void> {
  await trx
    .insertInto('lineups')
    .values({ ...lineup, substitutions: JSON.stringify(null), confirmedAt: null, confirmedBy: null })
    .execute();
}

/** Replaces the players of a lineup. */
export async function savePlayers(
  trx: Trx,
  id: string,
  players: readonly LineupPlayer[],
  {
    substitutions,
    formation,
  }: {
    readonly substitutions: readonly Substitution[] | null;
    readonly formation?: string | null | undefined;
  },
): Promise<void> {
  await trx.deleteFrom('lineupPlayers').where('lineupId', '=', id).execute();
  const rows = players.map(({ playerId, place, shirt, goalkeeper = false, captain = false }, position) => ({
    lineupId: id,
    playerId,
    position,
    place,
    shirt,
    isGoalkeeper: goalkeeper,
    isCaptain: captain,
  }));
  if (rows.length > 0) await trx.insertInto('lineupPlayers').values(rows).execute();
  await trx
    .updateTable('lineups')
    .set({ substitutions: JSON.stringify(substitutions), formation, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function saveSubstitutions(
  trx: Trx,
  id: string,
  substitutions: readonly Substitution[],
): Promise<void> {
  await trx
    .updateTable('lineups')
    .set({ substitutions: JSON.stringify(substitutions), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function markConfirmed(
  trx: Trx,
  id: string,
  by: { readonly state: LineupState; readonly confirmedAt: Date; readonly confirmedBy: string | null },
): Promise<void> {
  await trx
    .updateTable('lineups')
    .set({ ...by, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteLineupRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('lineups').where('id', '=', id).execute();
}
