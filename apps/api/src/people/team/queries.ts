import type { Read, TeamChange } from '@traip/contract';
import type { Insertable, Selectable } from 'kysely';
import type { TeamScope } from '../../platform/authorization/scope.ts';
import { insertIfFree, type NewRow } from '../../platform/db/insert-many.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { TeamsTable } from '../../platform/db/team-tables.ts';
import { memberCount } from './people/queries.ts';

interface TeamRef {
  readonly teamId: string;
}

/** Locks the organisation so that it cannot be deleted while a team is created in it; false if it is deleted. */
export async function lockOrganisationShared(trx: Trx, organisationId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined if the code is taken, even by a dissolved team. */
export function insertTeam(trx: Trx, team: Insertable<TeamsTable>): Promise<{ id: string } | undefined> {
  return trx
    .insertInto('teams')
    .values(team)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Serialises changes of a team and its members. Undefined if the team was dissolved meanwhile. */
export function lockTeam(trx: Trx, { teamId }: TeamRef): Promise<Selectable<TeamsTable> | undefined> {
  return trx
    .selectFrom('teams')
    .selectAll()
    .where('id', '=', teamId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** A team that is not dissolved, with its organisation. */
export function findTeam(db: Database, { teamId }: TeamRef) {
  return db
    .selectFrom('teams')
    .leftJoin('organisations', 'organisations.id', 'teams.organisationId')
    .select([
      'teams.id',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
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

/** Keeps the version: a new crest does not make another user's edit stale. */
export async function setAvatarKey(trx: Trx, { teamId }: TeamScope, avatarKey: string | null): Promise<void> {
  await trx.updateTable('teams').set({ avatarKey }).where('id', '=', teamId).execute();
}

/** The row and its code stay; memberships, invitations and QR codes end. */
export async function dissolveTeam(trx: Trx, { teamId, userId }: TeamScope, now: Date): Promise<void> {
  await trx
    .updateTable('teams')
    .set({ deletedAt: now, deletedBy: userId })
    .where('id', '=', teamId)
    .execute();
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

/** Returns the ids of the teams whose code was free. */
export function insertTeams(trx: Trx, teams: readonly NewRow<'teams'>[]): Promise<ReadonlySet<string>> {
  return insertIfFree(trx, 'teams', 'code', teams);
}
