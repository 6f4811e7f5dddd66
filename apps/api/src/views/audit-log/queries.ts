import { type AuditLogFilter, type AuditLogQuery, kindsByArea, type Read } from '@traip/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Database } from '../../platform/db/schema.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';

type Filter = Omit<Read<typeof AuditLogFilter>, 'locale'>;

/** The organisation's own people, and anyone who is public. */
const isKnownIn = (organisationId: string) => sql<boolean>`(users.privacy = 'PUBLIC' or exists (select 1
  from organisation_members as known
  where known.user_id = users.id and known.organisation_id = ${organisationId}))`;

/** Outsiders are named as on their profile. Null once the account is deleted. */
const nameOfPerson = (organisationId: string) => sql<string | null>`case when ${isKnownIn(organisationId)}
  then nullif(trim(users.first_name || ' ' || users.surnames), '')
  else nullif(trim(users.first_name || ' ' || left(users.surnames, 1)) || '.', '.') end`;

/** People without an account are named only for organisations that registered them or have them in a team. */
const nameOfPlayer = (organisationId: string) => sql<string | null>`case when users.id is not null
  then ${nameOfPerson(organisationId)}
  else nullif(trim(players.first_name || ' ' || players.surnames), '') end`;

function matchingEntries(db: Database, { organisationId }: OrganisationScope, filter: Filter) {
  let entries = db
    .selectFrom('auditEntries')
    .leftJoin('users', 'users.id', 'auditEntries.byUser')
    .leftJoin('competitions', 'competitions.id', 'auditEntries.competitionId')
    .where('auditEntries.organisationId', '=', organisationId);
  for (const condition of conditionsOf(organisationId, filter)) entries = entries.where(condition);
  return entries;
}

function* conditionsOf(organisationId: string, { from, to, person, area, competition, search }: Filter) {
  if (from !== undefined) yield sql<SqlBool>`audit_entries.at >= ${startOf(from)}`;
  if (to !== undefined) yield sql<SqlBool>`audit_entries.at < ${startOf(to, 1)}`;
  if (person !== undefined) yield sql<SqlBool>`audit_entries.by_user = ${person}`;
  if (competition !== undefined) yield sql<SqlBool>`audit_entries.competition_id = ${competition}`;
  if (area !== undefined)
    yield sql<SqlBool>`audit_entries.subject_kind = any(${sql.val([...kindsByArea[area]])}::text[])`;
  yield* searchTextOf(search)
    .split(' ')
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => mentions(organisationId, word));
}

const startOf = (day: string, daysLater = 0) =>
  sql`((${day}::date + ${sql.lit(daysLater)})::timestamp at time zone 'Europe/Madrid')`;

/** Letters and digits only, so that nothing in it is a wildcard. */
function mentions(organisationId: string, word: string): Expression<SqlBool> {
  const pattern = `%${word}%`;
  return sql<SqlBool>`(folded(audit_entries.label) like ${pattern}
    or users.search_text like ${pattern} and ${isKnownIn(organisationId)})`;
}

/** Latest first. One more than the limit shows whether there is another page. */
export function pageOfEntries(
  db: Database,
  scope: OrganisationScope,
  { limit, cursor, ...filter }: Read<typeof AuditLogQuery>,
) {
  return matchingEntries(db, scope, filter)
    .select(['auditEntries.id', 'auditEntries.at', 'auditEntries.via', 'auditEntries.byUser'])
    .select([
      'auditEntries.address',
      'auditEntries.device',
      'auditEntries.subjectKind',
      'auditEntries.subjectId',
    ])
    .select([
      'auditEntries.action',
      'auditEntries.label',
      'auditEntries.details',
      'auditEntries.competitionId',
    ])
    .select(['competitions.name as competitionName', nameOfPerson(scope.organisationId).as('personName')])
    .$if(cursor !== undefined, (entries) => entries.where(isBefore(cursor ?? 0, scope)))
    .orderBy('auditEntries.at', 'desc')
    .orderBy('auditEntries.id', 'desc')
    .limit(limit + 1)
    .execute();
}

export type EntryRow = Awaited<ReturnType<typeof pageOfEntries>>[number];

function isBefore(id: number, { organisationId }: OrganisationScope) {
  const last = sql`(select at from audit_entries where id = ${id} and organisation_id = ${organisationId})`;
  return sql<SqlBool>`(audit_entries.at, audit_entries.id) < (${last}, ${id})`;
}

/** People concerned by an action. */
export async function namesOf(
  db: Database,
  { organisationId }: OrganisationScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('players')
    .leftJoin('users', 'users.id', 'players.id')
    .select('players.id')
    .select(nameOfPlayer(organisationId).as('name'))
    .where('players.id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const maxChoices = 500;

/** Everyone who did something, found by skipping through the index from one person to the next. */
export async function listPeople(db: Database, { organisationId }: OrganisationScope) {
  const next = (after: ReturnType<typeof sql>) => sql`(select by_user from audit_entries
    where organisation_id = ${organisationId} and by_user ${after} order by by_user limit 1)`;
  const { rows } = await sql<{ id: string; name: string | null }>`
    with recursive people (id) as (
      select ${next(sql`is not null`)}
      union all select ${next(sql`> people.id`)} from people where people.id is not null)
    select users.id, ${nameOfPerson(organisationId)} as name from people join users on users.id = people.id
    order by name nulls last, users.id limit ${sql.lit(maxChoices)}`.execute(db);
  return rows;
}

/** Latest first. */
export function listCompetitions(db: Database, { organisationId }: OrganisationScope) {
  return db
    .selectFrom('competitions')
    .select(['id', 'name'])
    .where('organisationId', '=', organisationId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxChoices)
    .execute();
}

/** The next links of the chain after a given one, with their entries. */
export function listLinks(
  db: Database,
  scope: OrganisationScope,
  filter: Filter,
  { after, limit }: { readonly after: number; readonly limit: number },
) {
  return matchingEntries(db, scope, filter)
    .innerJoin('auditChain', 'auditChain.entryId', 'auditEntries.id')
    .select([
      'auditChain.sequence',
      'auditChain.hash',
      'auditEntries.at',
      'auditEntries.via',
      'auditEntries.address',
    ])
    .select(['auditEntries.device', 'auditEntries.subjectKind', 'auditEntries.action', 'auditEntries.label'])
    .select([
      'auditEntries.content',
      'competitions.name as competitionName',
      nameOfPerson(scope.organisationId).as('personName'),
    ])
    .where('auditChain.organisationId', '=', scope.organisationId)
    .where('auditChain.sequence', '>', after)
    .orderBy('auditChain.sequence')
    .limit(limit)
    .execute();
}
