import type { Privacy } from '@traip/contract';
import { sql, type Updateable } from 'kysely';
import type { User, UsersTable } from '../../platform/db/account-tables.ts';
import { isFollowablePerson } from '../../platform/db/followable.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { deleteSecondFactor } from '../auth/second-factor/queries.ts';

/** Deleted and unverified accounts are not found, nor people whose name is hidden. */
export function findPerson(db: Database, userCode: string) {
  return db
    .selectFrom('users')
    .innerJoin('players', 'players.id', 'users.id')
    .selectAll('users')
    .select(['players.publicName', 'players.showsPhoto', isFollowablePerson.as('isFollowable')])
    .where('users.userCode', '=', userCode)
    .where('users.deletedAt', 'is', null)
    .where('users.emailVerifiedAt', 'is not', null)
    .where('players.publicName', '<>', 'HIDDEN')
    .executeTakeFirst();
}

export type PublicPerson = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

const maxTeams = 100;

/** A person's public teams. */
export function listPublicTeamsOf(db: Database, userId: string) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
    .select([
      'teams.id',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
      'teamMembers.role',
    ])
    .where('teamMembers.personId', '=', userId)
    .where('teamMembers.leftAt', 'is', null)
    .where('teams.deletedAt', 'is', null)
    .where('teams.privacy', '=', 'PUBLIC' satisfies Privacy)
    .where('teams.competitorKind', '=', 'TEAM')
    .orderBy('teams.name')
    .limit(maxTeams)
    .execute();
}

export function updateUser(trx: Trx, userId: string, change: Updateable<UsersTable>): Promise<User> {
  return trx
    .updateTable('users')
    .set(change)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The organisations that would be left without a super-admin. */
export function listSoleSuperAdminOrganisations(trx: Trx, userId: string) {
  return trx
    .selectFrom('organisations')
    .innerJoin('organisationMembers as own', 'own.organisationId', 'organisations.id')
    .select(['organisations.orgCode', 'organisations.name'])
    .where('own.userId', '=', userId)
    .where('own.role', '=', 'super-admin')
    .where('organisations.deletedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('organisationMembers as other')
            .select('other.userId')
            .whereRef('other.organisationId', '=', 'organisations.id')
            .where('other.role', '=', 'super-admin')
            .where('other.userId', '<>', userId),
        ),
      ),
    )
    .execute();
}

/** Takes the locks that every change of members takes, in a fixed order to avoid deadlocks. */
export async function lockOrganisationsOf(trx: Trx, userId: string): Promise<void> {
  await sql`select organisations.id from organisations
    where id in (select organisation_id from organisation_members where user_id = ${userId})
    order by id for no key update`.execute(trx);
}

export async function lockTeamsOf(trx: Trx, userId: string): Promise<void> {
  await sql`select teams.id from teams
    where id in (select team_id from team_members where person_id = ${userId} and left_at is null)
    order by id for update`.execute(trx);
}

export function listTeamsOwnedBy(trx: Trx, userId: string) {
  return trx
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
    .select(['teams.id', 'teams.name'])
    .where('teamMembers.personId', '=', userId)
    .where('teamMembers.role', '=', 'OWNER')
    .where('teamMembers.leftAt', 'is', null)
    .where('teams.deletedAt', 'is', null)
    .execute();
}

/** Memberships, invitations, sign-in methods, notifications, follows and sessions. */
export async function deleteUserRelations(
  trx: Trx,
  { userId, email, now }: { userId: string; email: string; now: Date },
) {
  await trx.deleteFrom('organisationMembers').where('userId', '=', userId).execute();
  await trx
    .updateTable('teamMembers')
    .set({ leftAt: now })
    .where('personId', '=', userId)
    .where('leftAt', 'is', null)
    .execute();
  await trx
    .deleteFrom('teamInvitations')
    .where(({ eb, or }) => or([eb('userId', '=', userId), eb('email', '=', email)]))
    .execute();
  await trx.deleteFrom('organisationInvitations').where('email', '=', email).execute();
  await trx.deleteFrom('userIdentities').where('userId', '=', userId).execute();
  await trx.deleteFrom('notifications').where('userId', '=', userId).execute();
  await trx.deleteFrom('notificationPreferences').where('userId', '=', userId).execute();
  await trx
    .deleteFrom('follows')
    .where(({ eb, or }) => or([eb('userId', '=', userId), eb('personId', '=', userId)]))
    .execute();
  await trx.deleteFrom('attendances').where('personId', '=', userId).execute();
  await trx.deleteFrom('mailTokens').where('userId', '=', userId).execute();
  await trx.deleteFrom('agreements').where('userId', '=', userId).execute();
  await trx
    .updateTable('persons')
    .set({
      gender: null,
      nationality: null,
      document: null,
      phone: null,
      publicName: null,
      showsPhoto: null,
      knownAs: null,
    })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('accessTokens').where('userId', '=', userId).execute();
  await trx.deleteFrom('appGrants').where('userId', '=', userId).execute();
  await deleteSecondFactor(trx, userId);
  await trx.deleteFrom('sessions').where('userId', '=', userId).execute();
}
