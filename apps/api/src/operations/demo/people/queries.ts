import type { Database } from '../../../platform/db/schema.ts';

/** Somebody of an organisation, as the gate would see them. */
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

export function findPerson(db: Database, email: string) {
  return db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
}

/** Ids of people in the order in which their addresses are given. */
export async function findPeople(db: Database, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(({ eb, fn, val }) => eb('email', '=', fn.any(val([...emails]))))
    .execute();
  return emails.flatMap((email) => rows.filter((row) => row.email === email).map(({ id }) => id));
}

export function findTeamNamed(db: Database, code: string) {
  return db
    .selectFrom('teams')
    .select(['id', 'organisationId'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
}

/** What was told before anybody was there to read it: nothing of it leaves by mail, and what is old was read. */
export async function settleNews(db: Database, readBefore: Date): Promise<void> {
  await db.updateTable('notifications').set({ mailSince: null, pushSince: null }).execute();
  await db
    .updateTable('notifications')
    .set(({ ref }) => ({ readAt: ref('at') }))
    .where('at', '<', readBefore)
    .execute();
}
