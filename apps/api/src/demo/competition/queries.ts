import type { Database } from '../../db/schema.ts';

/** The person who makes a demo competition, as the gate would see them. */
export function findPlanter(
  db: Database,
  { orgCode, by }: { readonly orgCode: string; readonly by: string },
) {
  return db
    .selectFrom('organisationMembers')
    .innerJoin('organisations', 'organisations.id', 'organisationMembers.organisationId')
    .innerJoin('users', 'users.id', 'organisationMembers.userId')
    .select(['organisations.id as organisationId', 'organisations.orgCode'])
    .select(['users.id as userId', 'organisationMembers.role'])
    .where('organisations.orgCode', '=', orgCode)
    .where('users.email', '=', by)
    .executeTakeFirstOrThrow();
}

export async function findTeamIds(
  db: Database,
  teams: readonly ({ readonly code: string } | { readonly name: string })[],
): Promise<ReadonlyMap<string, string>> {
  const codes = teams.flatMap((team) => ('code' in team ? [team.code] : []));
  const rows = await db
    .selectFrom('teams')
    .select(['id', 'code'])
    .where(({ eb, fn, val }) => eb('code', '=', fn.any(val(codes))))
    .execute();
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** The matches of a round of the first phase whose teams are known. */
export function listMatches(db: Database, competitionId: string, round: number) {
  return db
    .selectFrom('matches')
    .select(['id', 'tieKey'])
    .where('competitionId', '=', competitionId)
    .where('round', '=', round)
    .where('homeTeamId', 'is not', null)
    .where('awayTeamId', 'is not', null)
    .orderBy('key')
    .execute();
}

export type DemoMatch = Awaited<ReturnType<typeof listMatches>>[number];

export async function dateMatches(
  db: Database,
  matches: readonly DemoMatch[],
  kickOffs: readonly Date[],
): Promise<void> {
  for (const [index, { id }] of matches.entries()) {
    await db
      .updateTable('matches')
      .set({ kickOff: kickOffs[index] ?? null, state: 'SCHEDULED' })
      .where('id', '=', id)
      .execute();
  }
}

export async function listPhaseIds(db: Database, competitionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('phases')
    .select('id')
    .where('competitionId', '=', competitionId)
    .orderBy('place')
    .execute();
  return rows.map(({ id }) => id);
}
