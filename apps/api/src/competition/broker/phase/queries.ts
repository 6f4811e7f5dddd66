import type { AlgorithmKey } from '@traip/engine/formats';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { PhaseOfCompetition } from '../../fixtures/queries.ts';

/** A phase with the state of its competition. */
export function findPhase(
  db: Database,
  { organisationId }: OrganisationScope,
  { phaseId, competitionId }: PhaseOfCompetition,
) {
  return db
    .selectFrom('phases')
    .innerJoin('competitions', 'competitions.id', 'phases.competitionId')
    .select(['phases.id', 'phases.state', 'competitions.state as competitionState'])
    .where('phases.organisationId', '=', organisationId)
    .where('phases.id', '=', phaseId)
    .where('phases.competitionId', '=', competitionId)
    .where('competitions.deletedAt', 'is', null)
    .executeTakeFirst();
}

export type PhaseRow = NonNullable<Awaited<ReturnType<typeof findPhase>>>;

const configColumns = [
  'brokerConfigs.phaseId',
  'brokerConfigs.algorithm',
  'brokerConfigs.params',
  'brokerConfigs.seed',
  'brokerConfigs.generatedAt',
  'brokerConfigs.version',
] as const;

export function findConfig(
  db: Database,
  organisationId: string,
  { phaseId, competitionId }: PhaseOfCompetition,
) {
  return db
    .selectFrom('brokerConfigs')
    .innerJoin('phases', 'phases.id', 'brokerConfigs.phaseId')
    .select([...configColumns, 'phases.competitionId'])
    .where('brokerConfigs.organisationId', '=', organisationId)
    .where('brokerConfigs.phaseId', '=', phaseId)
    .where('phases.competitionId', '=', competitionId)
    .executeTakeFirst();
}

export type ConfigRow = NonNullable<Awaited<ReturnType<typeof findConfig>>>;

interface Config {
  readonly phaseId: string;
  readonly algorithm: AlgorithmKey;
  readonly params: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

export function saveConfig(trx: Trx, { organisationId }: OrganisationScope, { params, ...config }: Config) {
  const values = { algorithm: config.algorithm, params: JSON.stringify(params), seed: config.seed };
  return trx
    .insertInto('brokerConfigs')
    .values({ phaseId: config.phaseId, organisationId, ...values })
    .onConflict((conflict) =>
      conflict.column('phaseId').doUpdateSet(({ eb }) => ({
        ...values,
        version: eb('brokerConfigs.version', '+', 1),
      })),
    )
    .returning(configColumns)
    .executeTakeFirstOrThrow();
}

/** Returns false if there was none. */
export async function deleteConfig(trx: Trx, { organisationId }: OrganisationScope, phaseId: string) {
  const { numDeletedRows } = await trx
    .deleteFrom('brokerConfigs')
    .where('organisationId', '=', organisationId)
    .where('phaseId', '=', phaseId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Teams by id, including deleted ones, which may have played. */
export function findTeams(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('teams')
    .select(['id', 'name', 'code', 'sportKey', 'competitorKind', 'avatarKey'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .execute();
}
