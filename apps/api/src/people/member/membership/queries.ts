import { countLimit, type OrganisationRole } from '@traip/contract';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import { effectiveRole } from '../../../platform/db/effective-role.ts';
import type { Database, Schema, Trx } from '../../../platform/db/schema.ts';
import { searchTextOf } from '../../../platform/db/search-text.ts';

export interface MemberFilter {
  readonly search: string;
  readonly roles: readonly OrganisationRole[];
  /** Whether emails are searched too. */
  readonly byEmail: boolean;
}

interface Page {
  readonly page: number;
  readonly limit: number;
}

function membersOf(db: Database, { organisationId }: Pick<OrganisationScope, 'organisationId'>) {
  return db
    .selectFrom('organisationMembers as member')
    .innerJoin('users', 'users.id', 'member.userId')
    .where('member.organisationId', '=', organisationId);
}

function matchingMembers(db: Database, scope: OrganisationScope, filter: MemberFilter) {
  return membersOf(db, scope)
    .$if(filter.roles.length > 0, (members) => members.where('member.role', 'in', filter.roles))
    .$if(filter.search !== '', (members) => members.where((users) => matches(users, filter)));
}

type Users = ExpressionBuilder<Schema & { member: Schema['organisationMembers'] }, 'member' | 'users'>;

/** Every typed word is in the name, or the whole text is in the code or the email. */
function matches(users: Users, { search, byEmail }: MemberFilter): Expression<SqlBool> {
  const words = searchTextOf(search).split(' ').filter(Boolean);
  const typed = likePattern(search.toLowerCase());
  const conditions: Expression<SqlBool>[] = [users('users.userCode', 'like', typed)];
  if (byEmail) conditions.push(users('users.email', 'like', typed));
  if (words.length > 0)
    conditions.push(users.and(words.map((word) => users('users.searchText', 'like', likePattern(word)))));
  return users.or(conditions);
}

/** A `like` pattern for text that contains this. */
function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

const memberColumns = [
  'member.id',
  'member.userId',
  'member.role',
  'member.createdAt as since',
  'users.userCode',
  'users.firstName',
  'users.surnames',
  'users.avatarKey',
  'users.email',
] as const;

/** Oldest membership first. */
export function listMembers(db: Database, scope: OrganisationScope, filter: MemberFilter & Page) {
  return matchingMembers(db, scope, filter)
    .select(memberColumns)
    .orderBy('member.createdAt')
    .orderBy('member.id')
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute();
}

/** Counts up to `countLimit`. */
export async function countMembers(
  db: Database,
  scope: OrganisationScope,
  filter: MemberFilter,
): Promise<number> {
  const { count } = await db
    .selectFrom(matchingMembers(db, scope, filter).select(sql`1`.as('one')).limit(countLimit).as('bounded'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findMember(db: Database, scope: OrganisationScope, id: string) {
  return membersOf(db, scope).select(memberColumns).where('member.id', '=', id).executeTakeFirst();
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** The current role, which may have changed since the caller was authorized. */
export async function roleOf(
  trx: Trx,
  { organisationId, userId }: Pick<OrganisationScope, 'organisationId' | 'userId'>,
): Promise<OrganisationRole | undefined> {
  const row = await trx
    .selectFrom('organisationMembers')
    .select(effectiveRole('organisationMembers').as('role'))
    .where('organisationId', '=', organisationId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.role ?? undefined;
}

export async function hasOtherSuperAdmin(
  trx: Trx,
  { organisationId }: OrganisationScope,
  userId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('organisationMembers')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('role', '=', 'super-admin')
    .where('userId', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setRole(
  trx: Trx,
  { organisationId }: OrganisationScope,
  id: string,
  role: OrganisationRole,
): Promise<void> {
  await trx
    .updateTable('organisationMembers')
    .set({ role })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

export async function deleteMember(
  trx: Trx,
  { organisationId }: OrganisationScope,
  id: string,
): Promise<void> {
  await trx
    .deleteFrom('organisationMembers')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** An existing member keeps their role. Returns the member. */
export async function insertMember(
  trx: Trx,
  member: { organisationId: string; userId: string; role: OrganisationRole; createdAt: Date },
): Promise<MemberRow> {
  await trx
    .insertInto('organisationMembers')
    .values(member)
    .onConflict((conflict) => conflict.columns(['organisationId', 'userId']).doNothing())
    .execute();
  return membersOf(trx, member)
    .select(memberColumns)
    .where('member.userId', '=', member.userId)
    .executeTakeFirstOrThrow();
}

/** Unassigns a referee from matches that haven't started. */
export async function unassignFromUpcomingMatches(
  trx: Trx,
  { organisationId }: OrganisationScope,
  userId: string,
): Promise<void> {
  await sql`delete from match_referees using matches
    where matches.id = match_referees.match_id and matches.organisation_id = ${organisationId}
      and matches.state in ('CREATED', 'SCHEDULED') and match_referees.user_id = ${userId}`.execute(trx);
}
