import { countLimit, type TeamRelation, type TeamRole, teamRoles } from '@traip/contract';
import { sql } from 'kysely';
import { findTeam } from '../../../platform/authorization/queries.ts';
import { compiledRows } from '../../../platform/db/compiled-rows.ts';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { prefixQuery } from '../../../platform/db/search-text.ts';

interface TeamMemberRef {
  readonly teamId: string;
  readonly userId: string;
}

/**
 * Locks a person so that their account cannot be deleted meanwhile. Always taken before the lock of a team, as account
 * deletion does. Undefined if the account is deleted.
 */
export function lockPersonShared(trx: Trx, userId: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .where('emailVerifiedAt', 'is not', null)
    .forKeyShare()
    .executeTakeFirst();
}

export async function isGuardianOf(db: Database, userId: string, childId: string): Promise<boolean> {
  const row = await db
    .selectFrom('guardians')
    .select('childId')
    .where('userId', '=', userId)
    .where('childId', '=', childId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A person's current roles in a team and in its organisation. */
export async function findTeamRelation(
  db: Database,
  { teamId, userId }: TeamMemberRef,
): Promise<TeamRelation> {
  const found = await findTeam(db, userId, teamId);
  const { team = null, organisation = null, isGuardian = false, isDelegate = false } = found ?? {};
  return { team, organisation, isGuardian, isDelegate };
}

/** The number of current members, in a query on `teams`. */
export const memberCount = sql<number>`(
  select count(*) from team_members as mate
  join players on players.id = mate.person_id and players.deleted_at is null
  where mate.team_id = teams.id and mate.left_at is null)`;

/** Current members, without deleted people. */
function teammates(db: Database, teamId: string) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('players', 'players.id', 'teamMembers.personId')
    .leftJoin('users', 'users.id', 'teamMembers.personId')
    .where('teamMembers.teamId', '=', teamId)
    .where('teamMembers.leftAt', 'is', null)
    .where('players.deletedAt', 'is', null);
}

const teammateColumns = [
  ...playerColumns,
  'users.email',
  'teamMembers.shirt',
  'teamMembers.position',
  'teamMembers.role',
  'teamMembers.isDelegate',
  'teamMembers.joinedAt as since',
] as const;

export function findTeammate(db: Database, { teamId, userId }: TeamMemberRef) {
  return teammates(db, teamId).select(teammateColumns).where('players.id', '=', userId).executeTakeFirst();
}

export type TeammateRow = NonNullable<Awaited<ReturnType<typeof findTeammate>>>;

interface TeammateFilter {
  readonly search: string;
  /** Only people who are public. */
  readonly onlyPublic: boolean;
}

function matchingTeammates(db: Database, teamId: string, { search, onlyPublic }: TeammateFilter) {
  let people = teammates(db, teamId);
  if (onlyPublic)
    people = people.where('players.isListed', '=', true).where('players.publicName', '<>', 'HIDDEN');
  if (search === '') return people;
  const words = sql`to_tsquery('simple', ${prefixQuery(search)})`;
  if (!onlyPublic) return people.where(sql<boolean>`to_tsvector('simple', players.search_text) @@ ${words}`);
  return people.where(
    sql<boolean>`exists (select 1 from person_names where person_names.id = players.id
      and person_names.length = players.public_name and person_names.search @@ ${words})`,
  );
}

/** In the order of `teamRoles`: the owner first. */
const rank = sql`array_position(array[${sql.join([...teamRoles])}]::text[], team_members.role)`;

export function listTeammates(
  db: Database,
  teamId: string,
  { page, limit, ...filter }: TeammateFilter & { readonly page: number; readonly limit: number },
): Promise<TeammateRow[]> {
  return matchingTeammates(db, teamId, filter)
    .select(teammateColumns)
    .orderBy(rank)
    .orderBy(sql`lower(players.first_name || ' ' || players.surnames)`)
    .orderBy('players.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countTeammates(db: Database, teamId: string, filter: TeammateFilter): Promise<number> {
  const counted = matchingTeammates(db, teamId, filter).select('players.id').limit(countLimit);
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertTeammate(
  trx: Trx,
  { teamId, userId, ...membership }: TeamMemberRef & { readonly role: TeamRole; readonly joinedAt: Date },
): Promise<void> {
  await trx
    .insertInto('teamMembers')
    .values({ teamId, personId: userId, ...membership, leftAt: null })
    .execute();
}

/** The row stays as a record of who was in the team when. */
export async function endMembership(
  trx: Trx,
  { teamId, userId }: TeamMemberRef,
  leftAt: Date,
): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ leftAt })
    .where('teamId', '=', teamId)
    .where('personId', '=', userId)
    .where('leftAt', 'is', null)
    .execute();
}

export async function setTeamRole(
  trx: Trx,
  { teamId, userId }: TeamMemberRef,
  role: TeamRole,
): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ role })
    .where('teamId', '=', teamId)
    .where('personId', '=', userId)
    .where('leftAt', 'is', null)
    .execute();
}

/** Demotes the old owner first: a team never has two. */
export async function transferOwnership(trx: Trx, newOwner: TeamMemberRef): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ role: 'CAPTAIN' })
    .where('teamId', '=', newOwner.teamId)
    .where('role', '=', 'OWNER')
    .where('leftAt', 'is', null)
    .execute();
  await setTeamRole(trx, newOwner, 'OWNER');
}

const maxTeams = 200;

/** The teams of a person, by name. */
export const listTeamsOf = compiledRows((db, userId: string) =>
  db
    .selectFrom('teamMembers as own')
    .innerJoin('teams', 'teams.id', 'own.teamId')
    .select([
      'teams.id',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
    ])
    .select(['own.role', 'own.isDelegate', 'own.joinedAt as since', memberCount.as('memberCount')])
    .where('own.personId', '=', userId)
    .where('own.leftAt', 'is', null)
    .where('teams.deletedAt', 'is', null)
    .where('teams.competitorKind', '=', 'TEAM')
    .orderBy(sql`lower(teams.name)`)
    .orderBy('teams.id')
    .limit(maxTeams),
);
