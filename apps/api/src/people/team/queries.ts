import type { Read, TeamChange } from '@traip/contract';
import type { Insertable, Selectable } from 'kysely';
import type { TeamScope } from '../../platform/authorization/scope.ts';
import { insertIfFree, type NewRow } from '../../platform/db/insert-many.ts';
import type { Database, TeamsTable, Trx } from '../../platform/db/schema.ts';
import { memberCount } from './people/queries.ts';

interface OneTeam {
  readonly teamId: string;
}

/** The organisation, held so that it cannot close under a team that is being founded; false when it has closed. */
export async function holdOrganisation(trx: Trx, organisationId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Nothing comes back when the code is taken, even by a team that was dissolved. */
export function insertTeam(trx: Trx, team: Insertable<TeamsTable>): Promise<{ id: string } | undefined> {
  return trx
    .insertInto('teams')
    .values(team)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/**
 * Whoever changes a team or its people does it one after the other. Nothing comes back when the team was
 * dissolved in the meantime.
 */
export function lockTeam(trx: Trx, { teamId }: OneTeam): Promise<Selectable<TeamsTable> | undefined> {
  return trx
    .selectFrom('teams')
    .selectAll()
    .where('id', '=', teamId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** A living team with its organisation. */
export function findTeam(db: Database, { teamId }: OneTeam) {
  return db
    .selectFrom('teams')
    .leftJoin('organisations', 'organisations.id', 'teams.organisationId')
    .select([
      'teams.id',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.avatarKey',
      'teams.email',
      'teams.description',
      'teams.privacy',
      'teams.createdAt',
      'teams.version',
      'organisations.id as organisationId',
      'organisations.orgCode',
      'organisations.name as organisationName',
      'organisations.avatarKey as organisationAvatarKey',
      memberCount.as('memberCount'),
    ])
    .where('teams.id', '=', teamId)
    .where('teams.deletedAt', 'is', null)
    .executeTakeFirst();
}

export async function updateTeam(
  trx: Trx,
  { teamId }: TeamScope,
  { id: _same, version, ...general }: Read<typeof TeamChange> & { readonly searchText: string },
): Promise<void> {
  await trx
    .updateTable('teams')
    .set({ ...general, version: version + 1 })
    .where('id', '=', teamId)
    .execute();
}

/** Not a new version: a crest does not make what somebody else is writing stale. */
export async function setAvatarKey(trx: Trx, { teamId }: TeamScope, avatarKey: string | null): Promise<void> {
  await trx.updateTable('teams').set({ avatarKey }).where('id', '=', teamId).execute();
}

/** The row stays, and with it the code; whatever leads into the team ends. */
export async function dissolveTeam(trx: Trx, { teamId }: TeamScope, now: Date): Promise<void> {
  await trx.updateTable('teams').set({ deletedAt: now }).where('id', '=', teamId).execute();
  await trx
    .updateTable('teamMembers')
    .set({ leftAt: now })
    .where('teamId', '=', teamId)
    .where('leftAt', 'is', null)
    .execute();
  await trx
    .updateTable('teamInvitations')
    .set({ status: 'DELETED' })
    .where('teamId', '=', teamId)
    .where('status', '=', 'PENDING')
    .execute();
  await trx
    .updateTable('teamQrs')
    .set({ revokedAt: now })
    .where('teamId', '=', teamId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Many teams at once: the ids of those whose code was free. */
export function insertTeams(trx: Trx, teams: readonly NewRow<'teams'>[]): Promise<ReadonlySet<string>> {
  return insertIfFree(trx, 'teams', 'code', teams);
}
