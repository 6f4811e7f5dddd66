import { teamMate } from '../../platform/db/acting-organisation.ts';
import { effectiveRole } from '../../platform/db/effective-role.ts';
import { insertMany, type NewRow } from '../../platform/db/insert-many.ts';
import type { Trx } from '../../platform/db/schema.ts';

type Rows<T extends Parameters<typeof insertMany>[1]> = readonly NewRow<T>[];

/** Teams with the user's roles, locked so that none is deleted before it enters. */
export function lockTeams(trx: Trx, userId: string, ids: readonly string[]) {
  return trx
    .selectFrom('teams')
    .leftJoin('teamMembers as own', (join) =>
      join
        .onRef('own.teamId', '=', 'teams.id')
        .on('own.personId', '=', teamMate(userId))
        .on('own.leftAt', 'is', null),
    )
    .leftJoin('organisationMembers as staff', (join) =>
      join.onRef('staff.organisationId', '=', 'teams.organisationId').on('staff.userId', '=', userId),
    )
    .select(['teams.id', 'teams.privacy', 'teams.competitorKind', 'own.role as team'])
    .select(effectiveRole('staff').as('organisation'))
    .where(({ eb, fn, val }) => eb('teams.id', '=', fn.any(val([...ids]))))
    .where('teams.deletedAt', 'is', null)
    .orderBy('teams.id')
    .forShare('teams')
    .execute();
}

export async function insertPhases(trx: Trx, phases: Rows<'phases'>, configs: Rows<'brokerConfigs'>) {
  await insertMany(trx, 'phases', phases);
  await insertMany(trx, 'brokerConfigs', configs);
}

export async function insertEntries(
  trx: Trx,
  participations: Rows<'participations'>,
  phaseTeams: Rows<'phaseTeams'>,
) {
  await insertMany(trx, 'participations', participations);
  await insertMany(trx, 'phaseTeams', phaseTeams);
}
