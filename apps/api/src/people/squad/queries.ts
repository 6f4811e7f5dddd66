import type { GuardianRelation } from '@traip/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import { participationConsents } from '../../platform/db/participation.ts';
import type { PersonEntriesTable, PersonsTable } from '../../platform/db/person-tables.ts';
import { playerColumns } from '../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { TeamMembersTable } from '../../platform/db/team-tables.ts';

interface Guardian {
  readonly name: string;
  readonly relation: GuardianRelation;
}

/** The current guardians of a person. */
const guardiansNow = sql<Guardian[]>`coalesce((select jsonb_agg(jsonb_build_object(
    'name', trim(guardian.first_name || ' ' || guardian.surnames), 'relation', guardians.relation)
    order by guardians.since)
  from guardians join users as guardian on guardian.id = guardians.user_id and guardian.deleted_at is null
  where guardians.child_id = team_members.person_id and guardians.ended_at is null), '[]'::jsonb)`;

/** Since when the team has been asking for a guardian, or the guardians for a decision. */
const askedAt = sql<Date | null>`coalesce(
  (select first_at from guardian_requests where child_id = team_members.person_id),
  (select min(created_at) from team_invitations as sent
    where sent.person_id = team_members.person_id and sent.status = 'PENDING'))`;

interface PaperInForce {
  readonly paperId: string;
  readonly signedBy: string;
  readonly relation: GuardianRelation;
  readonly signedOn: string;
  readonly hasScan: boolean;
  readonly isGiven: boolean;
}

/** Consents on paper to taking part that are in force. */
const papersInForce = sql<PaperInForce[]>`coalesce((select jsonb_agg(jsonb_build_object('paperId', paper.id,
    'signedBy', paper.signed_by, 'relation', paper.relation, 'signedOn', paper.signed_on,
    'hasScan', paper.file_key is not null, 'isGiven', held.choice = 'YES') order by paper.signed_on, paper.id)
  from consents_in_force as held join consents on consents.id = held.id
    join consent_papers as paper on paper.id = consents.paper_id
  where held.person_id = persons.id and held.purpose = 'PARTICIPATION'), '[]'::jsonb)`;

/** Whether someone responsible for a person decided how the name is shown. */
export const nameIsDecided = sql<boolean>`exists (select from consents_in_force as held
  where held.person_id = persons.id and held.purpose = 'PUBLIC_NAME')`;

/** Everyone who was ever in a team, with the team's data about them. */
function allMembers(db: Database, teamId: string) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('persons', 'persons.id', 'teamMembers.personId')
    .innerJoin('players', 'players.id', 'teamMembers.personId')
    .leftJoin('users', 'users.id', 'teamMembers.personId')
    .leftJoin('personEntries as entry', 'entry.personId', 'teamMembers.personId')
    .leftJoin('teams as enteredBy', 'enteredBy.id', 'entry.teamId')
    .where('teamMembers.teamId', '=', teamId)
    .where('players.deletedAt', 'is', null)
    .select(playerColumns)
    .select(['players.birthday', 'players.searchText', 'persons.gender', 'persons.nationality'])
    .select(['persons.document', 'persons.phone', 'persons.version'])
    .select(['persons.knownAs as ownKnownAs', 'persons.publicName as chosenPublicName'])
    .select(({ fn }) => fn.coalesce('users.email', 'persons.email').as('email'))
    .select(({ fn }) =>
      fn.coalesce('entry.organisationId', 'enteredBy.organisationId').as('enteredByOrganisation'),
    )
    .select(['entry.teamId as enteredByTeam', 'teamMembers.shirt', 'teamMembers.position'])
    .select(['teamMembers.role', 'teamMembers.isDelegate', 'teamMembers.joinedAt', 'teamMembers.leftAt'])
    .select([guardiansNow.as('guardians'), participationConsents.as('consents'), askedAt.as('askedAt')])
    .select([papersInForce.as('papers'), nameIsDecided.as('nameIsDecided')]);
}

/** The current people of a team, by shirt and name. */
export function listSquad(db: Database, teamId: string) {
  return allMembers(db, teamId)
    .where('teamMembers.leftAt', 'is', null)
    .orderBy(sql`team_members.shirt nulls last`)
    .orderBy('players.searchText')
    .orderBy('players.id')
    .execute();
}

export type SquadRow = Awaited<ReturnType<typeof listSquad>>[number];

/** The last stays of people who left a team after a moment, latest first. */
export function listFormerMembers(db: Database, teamId: string, since: Date, personIds: readonly string[]) {
  return allMembers(db, teamId)
    .where('teamMembers.leftAt', '>', since)
    .where('players.id', '=', sql<string>`any(${sql.val([...personIds])}::uuid[])`)
    .orderBy('teamMembers.leftAt', 'desc')
    .execute();
}

/** Serialises changes of a person, whichever team or organisation makes them. */
export async function lockPeople(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .selectFrom('persons')
    .select('id')
    .where('id', '=', sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function insertPeople(
  trx: Trx,
  people: readonly Insertable<PersonsTable>[],
  entries: readonly Insertable<PersonEntriesTable>[],
): Promise<void> {
  if (people.length === 0) return;
  await trx.insertInto('persons').values(people).execute();
  await trx.insertInto('personEntries').values(entries).execute();
}

/** Puts people back on the list of their organisation. */
export async function restoreToList(trx: Trx, personIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('personEntries')
    .set({ removedAt: null })
    .where('personId', '=', sql<string>`any(${sql.val([...personIds])}::uuid[])`)
    .where('removedAt', 'is not', null)
    .execute();
}

export async function insertMemberships(
  trx: Trx,
  memberships: readonly Insertable<TeamMembersTable>[],
): Promise<void> {
  if (memberships.length > 0) await trx.insertInto('teamMembers').values(memberships).execute();
}

export async function updatePerson(trx: Trx, id: string, change: Updateable<PersonsTable>): Promise<void> {
  await trx
    .updateTable('persons')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function updateMembership(
  trx: Trx,
  { teamId, personId }: { readonly teamId: string; readonly personId: string },
  change: Updateable<TeamMembersTable>,
): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set(change)
    .where('teamId', '=', teamId)
    .where('personId', '=', personId)
    .where('leftAt', 'is', null)
    .execute();
}

export async function endMemberships(
  trx: Trx,
  teamId: string,
  personIds: readonly string[],
  leftAt: Date,
): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ leftAt })
    .where('teamId', '=', teamId)
    .where('personId', '=', sql<string>`any(${sql.val([...personIds])}::uuid[])`)
    .where('leftAt', 'is', null)
    .execute();
}

/** Reopens one stay of a person. */
export async function reopenMembership(
  trx: Trx,
  { teamId, personId, joinedAt }: { teamId: string; personId: string; joinedAt: Date },
): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ leftAt: null })
    .where('teamId', '=', teamId)
    .where('personId', '=', personId)
    .where('joinedAt', '=', joinedAt)
    .execute();
}

export async function isPhotoForbidden(db: Database, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('persons')
    .select('showsPhoto')
    .where('id', '=', personId)
    .executeTakeFirst();
  return row?.showsPhoto === false;
}

/** Returns the previous key. */
export async function setPhotoKey(trx: Trx, personId: string, photoKey: string | null) {
  const before = await trx
    .selectFrom('persons')
    .select('photoKey')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  await updatePerson(trx, personId, { photoKey });
  return before?.photoKey ?? null;
}
