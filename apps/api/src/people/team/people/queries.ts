import { countLimit, type TeamRelation, type TeamRole, teamRoles } from '@traip/contract';
import { sql } from 'kysely';
import { findTeam } from '../../../platform/authorization/queries.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { prefixQuery } from '../../../platform/db/search-text.ts';

/** Somebody in, or on the way into, a team. */
export interface InTeam {
  readonly teamId: string;
  readonly userId: string;
}

/**
 * A person who does something with a team, held so that their account cannot go at the same moment. They are held
 * before the team is, as when an account goes; nothing comes back when there is nobody any more.
 */
export function holdPerson(trx: Trx, userId: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .where('emailVerifiedAt', 'is not', null)
    .forKeyShare()
    .executeTakeFirst();
}

/** What a person is to a team at this moment. */
export async function standpointOf(db: Database, { teamId, userId }: InTeam): Promise<TeamRelation> {
  const found = await findTeam(db, userId, teamId);
  return { team: found?.team ?? null, organisation: found?.organisation ?? null };
}

/** How many are in a team now, in a query that reads `teams`. */
export const memberCount = sql<number>`(
  select count(*) from team_members as mate
  join users on users.id = mate.user_id and users.deleted_at is null
  where mate.team_id = teams.id and mate.left_at is null)`;

/** The people of a team: living ones who have not left. */
function teammates(db: Database, teamId: string) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('users', 'users.id', 'teamMembers.userId')
    .where('teamMembers.teamId', '=', teamId)
    .where('teamMembers.leftAt', 'is', null)
    .where('users.deletedAt', 'is', null);
}

const columns = [
  'users.id as userId',
  'users.userCode',
  'users.firstName',
  'users.surnames',
  'users.avatarKey',
  'users.email',
  'teamMembers.role',
  'teamMembers.joinedAt as since',
] as const;

export function findTeammate(db: Database, { teamId, userId }: InTeam) {
  return teammates(db, teamId).select(columns).where('users.id', '=', userId).executeTakeFirst();
}

export type TeammateRow = NonNullable<Awaited<ReturnType<typeof findTeammate>>>;

interface TeammateFilter {
  readonly search: string;
  /** Only those who let themselves be seen by everybody. */
  readonly onlyPublic: boolean;
}

function matching(db: Database, teamId: string, { search, onlyPublic }: TeammateFilter) {
  let people = teammates(db, teamId);
  if (onlyPublic) people = people.where('users.privacy', '=', 'PUBLIC');
  if (search === '') return people;
  const words = sql`to_tsquery('simple', ${prefixQuery(search)})`;
  return people.where(sql<boolean>`to_tsvector('simple', users.search_text) @@ ${words}`);
}

/** As the roles are listed: the owner first. */
const rank = sql`array_position(array[${sql.join([...teamRoles])}]::text[], team_members.role)`;

export function listTeammates(
  db: Database,
  teamId: string,
  { page, limit, ...filter }: TeammateFilter & { readonly page: number; readonly limit: number },
): Promise<TeammateRow[]> {
  return matching(db, teamId, filter)
    .select(columns)
    .orderBy(rank)
    .orderBy(sql`lower(users.first_name || ' ' || users.surnames)`)
    .orderBy('users.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countTeammates(db: Database, teamId: string, filter: TeammateFilter): Promise<number> {
  const counted = matching(db, teamId, filter).select('users.id').limit(countLimit);
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertTeammate(
  trx: Trx,
  teammate: InTeam & { readonly role: TeamRole; readonly joinedAt: Date },
): Promise<void> {
  await trx
    .insertInto('teamMembers')
    .values({ ...teammate, leftAt: null })
    .execute();
}

/** The stay stays in the books: who played when must be told years later. */
export async function endStay(trx: Trx, { teamId, userId }: InTeam, leftAt: Date): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ leftAt })
    .where('teamId', '=', teamId)
    .where('userId', '=', userId)
    .where('leftAt', 'is', null)
    .execute();
}

export async function setTeamRole(trx: Trx, { teamId, userId }: InTeam, role: TeamRole): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ role })
    .where('teamId', '=', teamId)
    .where('userId', '=', userId)
    .where('leftAt', 'is', null)
    .execute();
}

/** The old owner goes first: a team never has two. */
export async function handOver(trx: Trx, heir: InTeam): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ role: 'CAPTAIN' })
    .where('teamId', '=', heir.teamId)
    .where('role', '=', 'OWNER')
    .where('leftAt', 'is', null)
    .execute();
  await setTeamRole(trx, heir, 'OWNER');
}

const mostTeams = 200;

/** The teams of a person, by name. */
export function listTeamsOf(db: Database, userId: string) {
  return db
    .selectFrom('teamMembers as own')
    .innerJoin('teams', 'teams.id', 'own.teamId')
    .select(['teams.id', 'teams.name', 'teams.code', 'teams.sportKey', 'teams.avatarKey'])
    .select(['own.role', 'own.joinedAt as since', memberCount.as('memberCount')])
    .where('own.userId', '=', userId)
    .where('own.leftAt', 'is', null)
    .where('teams.deletedAt', 'is', null)
    .orderBy(sql`lower(teams.name)`)
    .orderBy('teams.id')
    .limit(mostTeams)
    .execute();
}
