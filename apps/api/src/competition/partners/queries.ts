import { sql } from 'kysely';
import { insertMany } from '../../platform/db/insert-many.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

/** The drawn pairs of a competition. */
export function listPairings(db: Database, competitionId: string) {
  return db
    .selectFrom('pairings')
    .select(['teamId', 'oneId', 'otherId'])
    .where('competitionId', '=', competitionId)
    .execute();
}

export type PairingRow = Awaited<ReturnType<typeof listPairings>>[number];

export async function insertPairings(
  trx: Trx,
  { organisationId }: { readonly organisationId: string },
  competitionId: string,
  pairs: readonly PairingRow[],
): Promise<void> {
  await insertMany(
    trx,
    'pairings',
    pairs.map((pair) => ({ ...pair, organisationId, competitionId })),
  );
}

/** Players with their person; null for one imported from a file. */
export function listPlayers(db: Database, teamIds: readonly string[]) {
  return db
    .selectFrom('teams')
    .leftJoin('teamMembers', (join) =>
      join.onRef('teamMembers.teamId', '=', 'teams.id').on('teamMembers.leftAt', 'is', null),
    )
    .select(['teams.id', 'teams.name', 'teams.sportKey', 'teamMembers.personId'])
    .where('teams.id', '=', sql<string>`any(${sql.val([...teamIds])}::uuid[])`)
    .execute();
}

/** The unfinished phases of a competition with changing partners. */
export function listOpenPhases(db: Database, competitionId: string) {
  return db
    .selectFrom('brokerConfigs')
    .innerJoin('phases', 'phases.id', 'brokerConfigs.phaseId')
    .select(['phases.id as phaseId', 'brokerConfigs.algorithm', 'brokerConfigs.params', 'brokerConfigs.seed'])
    .where('phases.competitionId', '=', competitionId)
    .where('phases.state', 'not in', ['FINISHED', 'CANCELED'])
    .where('brokerConfigs.algorithm', 'in', ['AMERICANO', 'MEXICANO'])
    .where('brokerConfigs.generatedAt', 'is not', null)
    .orderBy('phases.place')
    .execute();
}

/** The pairs that include a player. */
export async function listPairsOf(db: Database, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pairings')
    .select('teamId')
    .where(({ eb, or }) => or([eb('oneId', '=', teamId), eb('otherId', '=', teamId)]))
    .execute();
  return rows.map((row) => row.teamId);
}
