import { insertMany, type NewRow } from '../../../platform/db/insert-many.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

interface InOrganisation {
  readonly organisationId: string;
}

export async function findDescription(db: Database, traipId: string): Promise<string | null> {
  const { description } = await db
    .selectFrom('traips')
    .select('description')
    .where('id', '=', traipId)
    .executeTakeFirstOrThrow();
  return description;
}

/** Everything that belongs to the phases of a competition, one query per table. */
export async function listParts(db: Database, { organisationId }: InOrganisation, competitionId: string) {
  const phases = await db
    .selectFrom('phases')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .where('competitionId', '=', competitionId)
    .orderBy('place')
    .execute();
  const ids = phases.map(({ id }) => id);
  if (ids.length === 0)
    return { phases, configs: [], teams: [], groups: [], ties: [], matches: [], byes: [], adjustments: [] };
  return {
    phases,
    configs: await db.selectFrom('brokerConfigs').selectAll().where('phaseId', 'in', ids).execute(),
    teams: await db.selectFrom('phaseTeams').selectAll().where('phaseId', 'in', ids).execute(),
    groups: await db
      .selectFrom('phaseGroups')
      .selectAll()
      .where('phaseId', 'in', ids)
      .orderBy('place')
      .execute(),
    ties: await db.selectFrom('phaseTies').selectAll().where('phaseId', 'in', ids).orderBy('place').execute(),
    matches: await db
      .selectFrom('matches')
      .selectAll()
      .where('phaseId', 'in', ids)
      .where('deletedAt', 'is', null)
      .orderBy('round')
      .orderBy('key')
      .execute(),
    byes: await db.selectFrom('phaseByes').selectAll().where('phaseId', 'in', ids).orderBy('round').execute(),
    adjustments: await db
      .selectFrom('adjustments')
      .selectAll()
      .where('phaseId', 'in', ids)
      .where('deletedAt', 'is', null)
      .orderBy('createdAt')
      .execute(),
  };
}

export type Parts = Awaited<ReturnType<typeof listParts>>;

/** Teams by id, including deleted ones, which fixtures may still refer to. */
export function listTeams(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('teams')
    .select(['id', 'code', 'name'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .execute();
}

/** Teams with these codes in any organisation, including deleted ones. */
export function listTeamsByCode(db: Database, codes: readonly string[]) {
  return db
    .selectFrom('teams')
    .select(['id', 'code', 'organisationId', 'deletedAt'])
    .where(({ eb, fn, val }) => eb('code', '=', fn.any(val([...codes]))))
    .execute();
}

/** A season and a category of a Traip by their names. */
export async function findParts(
  db: Database,
  traipId: string,
  { season, category }: { readonly season: string; readonly category: string },
) {
  const findByName = (table: 'seasons' | 'categories', name: string) =>
    db
      .selectFrom(table)
      .select('id')
      .where('traipId', '=', traipId)
      .where('deletedAt', 'is', null)
      .where(({ eb, fn, val }) => eb('nameKey', '=', fn<string>('folded', [val(name)])))
      .executeTakeFirst();
  return { season: await findByName('seasons', season), category: await findByName('categories', category) };
}

export interface ImportedRows {
  readonly phases: readonly NewRow<'phases'>[];
  readonly brokerConfigs: readonly NewRow<'brokerConfigs'>[];
  readonly participations: readonly NewRow<'participations'>[];
  readonly phaseTeams: readonly NewRow<'phaseTeams'>[];
  readonly phaseGroups: readonly NewRow<'phaseGroups'>[];
  readonly phaseTies: readonly NewRow<'phaseTies'>[];
  readonly matches: readonly NewRow<'matches'>[];
  readonly phaseByes: readonly NewRow<'phaseByes'>[];
  readonly adjustments: readonly NewRow<'adjustments'>[];
}

export async function insertRows(trx: Trx, rows: ImportedRows): Promise<void> {
  await insertMany(trx, 'phases', rows.phases);
  await insertMany(trx, 'brokerConfigs', rows.brokerConfigs);
  await insertMany(trx, 'participations', rows.participations);
  await insertMany(trx, 'phaseTeams', rows.phaseTeams);
  await insertMany(trx, 'phaseGroups', rows.phaseGroups);
  await insertMany(trx, 'phaseTies', rows.phaseTies);
  await insertMany(trx, 'matches', rows.matches);
  await insertMany(trx, 'phaseByes', rows.phaseByes);
  await insertMany(trx, 'adjustments', rows.adjustments);
}
