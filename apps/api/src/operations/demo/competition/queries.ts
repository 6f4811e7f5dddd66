import type { Database } from '../../../platform/db/schema.ts';

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

/** The matches of a phase whose teams are known, in playing order. */
export function listMatches(db: Database, phaseId: string) {
  return db
    .selectFrom('matches')
    .select(['id', 'tieKey', 'round', 'state', 'kickOff', 'fieldId'])
    .where('phaseId', '=', phaseId)
    .where('deletedAt', 'is', null)
    .where('isIfNeeded', '=', false)
    .where('homeTeamId', 'is not', null)
    .where('awayTeamId', 'is not', null)
    .orderBy('round')
    .orderBy('key')
    .execute();
}

export type DemoMatch = Awaited<ReturnType<typeof listMatches>>[number];

export function listPhases(db: Database, competitionId: string) {
  return db
    .selectFrom('phases')
    .innerJoin('brokerConfigs', 'brokerConfigs.phaseId', 'phases.id')
    .select(['phases.id', 'brokerConfigs.algorithm'])
    .where('phases.competitionId', '=', competitionId)
    .orderBy('place')
    .execute();
}

export type DemoPhase = Awaited<ReturnType<typeof listPhases>>[number];

/** The fields of a venue, found by its name. */
export async function listFieldIds(
  db: Database,
  { organisationId }: { readonly organisationId: string },
  venue: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('fields')
    .innerJoin('venues', 'venues.id', 'fields.venueId')
    .select('fields.id')
    .where('venues.organisationId', '=', organisationId)
    .where('venues.name', '=', venue)
    .orderBy('fields.name')
    .execute();
  return rows.map(({ id }) => id);
}

export function findVersion(db: Database, competitionId: string) {
  return db
    .selectFrom('competitions')
    .select('version')
    .where('id', '=', competitionId)
    .executeTakeFirstOrThrow();
}

/** The codes of the teams of a competition by their names. */
export async function findTeamCodes(
  db: Database,
  competitionId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .select(['teams.name', 'teams.code'])
    .where('participations.competitionId', '=', competitionId)
    .execute();
  return new Map(rows.map(({ name, code }) => [name, code]));
}
