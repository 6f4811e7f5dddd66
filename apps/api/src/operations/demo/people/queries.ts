import type { Database } from '../../../platform/db/schema.ts';

/** A member with what authorization would read about them. */
export function findMember(db: Database, { orgCode, by }: { readonly orgCode: string; readonly by: string }) {
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

export function findPerson(db: Database, email: string) {
  return db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
}

/** Ids in the order of the given addresses. */
export async function findPeople(db: Database, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(({ eb, fn, val }) => eb('email', '=', fn.any(val([...emails]))))
    .execute();
  return emails.flatMap((email) => rows.filter((row) => row.email === email).map(({ id }) => id));
}

export function findTeamByCode(db: Database, code: string) {
  return db
    .selectFrom('teams')
    .select(['id', 'organisationId'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
}

/** Who wears a shirt of a team. */
export function findPlayer(db: Database, { team, shirt }: { readonly team: string; readonly shirt: number }) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
    .select('teamMembers.personId')
    .where('teams.code', '=', team)
    .where('teamMembers.shirt', '=', shirt)
    .where('teamMembers.leftAt', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Nothing from the demo's past is sent by email or push, and older notifications count as read. */
export async function silenceNotifications(db: Database, readBefore: Date): Promise<void> {
  await db.updateTable('notifications').set({ mailSince: null, pushSince: null }).execute();
  await db
    .updateTable('notifications')
    .set(({ ref }) => ({ readAt: ref('at') }))
    .where('at', '<', readBefore)
    .execute();
}
