import { countLimit } from '@traip/contract';
import { type RawBuilder, sql } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import { type PlayerRow, playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { prefixQuery } from '../../../platform/db/search-text.ts';
import { nameIsDecided } from '../queries.ts';

interface PeopleFilter {
  readonly search: string;
  readonly withoutTeam: boolean;
}

interface PersonInOrganisation extends PlayerRow {
  readonly birthday: string | null;
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  readonly isOurs: boolean;
  readonly hasGuardian: boolean;
}

/** People whom the organisation or a team of it entered and kept on the list, or who are in one. */
export const peopleOfOrganisation = ({ organisationId }: OrganisationScope) => sql`
  select person_id from person_entries where organisation_id = ${organisationId} and removed_at is null
  union select entry.person_id from person_entries as entry join teams on teams.id = entry.team_id
    where teams.organisation_id = ${organisationId} and entry.removed_at is null
  union select member.person_id from team_members as member join teams on teams.id = member.team_id
    where teams.organisation_id = ${organisationId} and teams.deleted_at is null and member.left_at is null`;

const entriesOf = ({ organisationId }: OrganisationScope): RawBuilder<unknown> => sql`
  select teams.id, teams.name from team_members as member join teams on teams.id = member.team_id
  where member.person_id = players.id and member.left_at is null and teams.deleted_at is null
    and teams.organisation_id = ${organisationId}`;

/** Without individual and pair entries, which bear the person's own name. */
const teamsOf = (scope: OrganisationScope): RawBuilder<unknown> =>
  sql`${entriesOf(scope)} and teams.competitor_kind = 'TEAM'`;

/** Whether the organisation or a team of it entered a person. */
const isOurs = ({ organisationId }: OrganisationScope) => sql<boolean>`exists (
  select 1 from person_entries as entry left join teams on teams.id = entry.team_id
  where entry.person_id = players.id
    and coalesce(entry.organisation_id, teams.organisation_id) = ${organisationId})`;

const hasGuardian = sql<boolean>`exists (
  select 1 from guardians where guardians.child_id = players.id and guardians.ended_at is null)`;

function matching(scope: OrganisationScope, { search, withoutTeam }: PeopleFilter): RawBuilder<unknown> {
  const words = prefixQuery(search);
  const isFound =
    words === ''
      ? sql`true`
      : sql`to_tsvector('simple', players.search_text) @@ to_tsquery('simple', ${words})`;
  const isFree = withoutTeam ? sql`not exists (${teamsOf(scope)})` : sql`true`;
  return sql`from players where players.id in (${peopleOfOrganisation(scope)}) and players.deleted_at is null
    and ${isFound} and ${isFree}`;
}

export async function pageOfPeople(
  db: Database,
  scope: OrganisationScope,
  { page, limit, ...filter }: PeopleFilter & { readonly page: number; readonly limit: number },
): Promise<PersonInOrganisation[]> {
  const { rows } = await sql<PersonInOrganisation>`
    select players.id, players.user_code, players.first_name, players.surnames, players.avatar_key,
      players.shows_photo, players.public_name, players.known_as, players.birthday,
      coalesce((select jsonb_agg(jsonb_build_object('id', own.id, 'name', own.name) order by own.name)
        from (${teamsOf(scope)}) as own), '[]'::jsonb) as teams,
      ${isOurs(scope)} as is_ours, ${hasGuardian} as has_guardian
    ${matching(scope, filter)}
    order by players.search_text, players.id limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return rows;
}

export async function countPeople(
  db: Database,
  scope: OrganisationScope,
  filter: PeopleFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (select 1 ${matching(scope, filter)} limit ${sql.lit(countLimit)}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The given people of an organisation, with what is known about them. */
export function listPeopleByIds(db: Database, scope: OrganisationScope, ids: readonly string[]) {
  return db
    .selectFrom('players')
    .innerJoin('persons', 'persons.id', 'players.id')
    .select(playerColumns)
    .select(['players.birthday', 'persons.gender', 'persons.nationality', 'persons.document'])
    .select(['persons.email', 'persons.phone', 'persons.version', 'persons.knownAs as ownKnownAs'])
    .select([isOurs(scope).as('isOurs'), hasGuardian.as('hasGuardian'), nameIsDecided.as('nameIsDecided')])
    .select(sql<boolean>`exists (${entriesOf(scope)})`.as('isInTeam'))
    .where('players.id', '=', sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .where('players.deletedAt', 'is', null)
    .where(sql<boolean>`players.id in (${peopleOfOrganisation(scope)})`)
    .execute();
}

export type ManagedPerson = Awaited<ReturnType<typeof listPeopleByIds>>[number];

export async function removeFromList(trx: Trx, personIds: readonly string[], removedAt: Date): Promise<void> {
  await trx
    .updateTable('personEntries')
    .set({ removedAt })
    .where('personId', '=', sql<string>`any(${sql.val([...personIds])}::uuid[])`)
    .execute();
}

/** The given people who were taken off the organisation's list after a moment. */
export async function listRemoved(
  trx: Trx,
  { organisationId }: OrganisationScope,
  { ids, since }: { readonly ids: readonly string[]; readonly since: Date },
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('personEntries as entry')
    .innerJoin('persons', 'persons.id', 'entry.personId')
    .leftJoin('teams', 'teams.id', 'entry.teamId')
    .select('entry.personId')
    .where('entry.personId', '=', sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .where('entry.removedAt', '>', since)
    .where('persons.deletedAt', 'is', null)
    .where(({ fn, eb }) =>
      eb(fn.coalesce('entry.organisationId', 'teams.organisationId'), '=', organisationId),
    )
    .execute();
  return rows.map(({ personId }) => personId);
}

/** One list at a time, so that no one is entered twice. */
export async function lockOrganisation(trx: Trx, { organisationId }: OrganisationScope): Promise<void> {
  await trx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .forNoKeyUpdate()
    .execute();
}
