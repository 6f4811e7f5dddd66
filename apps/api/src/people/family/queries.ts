import type { GuardianRelation } from '@traip/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { ConsentsTable, PersonsTable } from '../../platform/db/person-tables.ts';
import { playerColumns } from '../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

function childrenOf(db: Database, userId: string) {
  return db
    .selectFrom('guardians')
    .innerJoin('players', 'players.id', 'guardians.childId')
    .innerJoin('persons', 'persons.id', 'guardians.childId')
    .select(playerColumns)
    .select(['players.birthday', 'persons.gender', 'persons.version', 'guardians.relation'])
    .where('guardians.userId', '=', userId)
    .where('guardians.endedAt', 'is', null)
    .where('players.deletedAt', 'is', null);
}

/** Oldest first. */
export function listChildren(db: Database, userId: string) {
  return childrenOf(db, userId).orderBy('players.birthday').orderBy('players.id').limit(50).execute();
}

export type ChildRow = Awaited<ReturnType<typeof listChildren>>[number];

export function findChild(db: Database, userId: string, personId: string) {
  return childrenOf(db, userId).where('players.id', '=', personId).executeTakeFirst();
}

/** Serialises decisions about a person. */
export async function lockPerson(trx: Trx, personId: string): Promise<void> {
  await trx.selectFrom('persons').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
}

export function listTeams(db: Database, personIds: readonly string[]) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
    .select([
      'teamMembers.personId',
      'teams.id',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
    ])
    .select('teams.avatarKey')
    .where('teamMembers.personId', '=', sql<string>`any(${sql.val([...personIds])}::uuid[])`)
    .where('teamMembers.leftAt', 'is', null)
    .where('teams.deletedAt', 'is', null)
    .orderBy('teams.name')
    .execute();
}

/** Every decision about these people, latest first, with its author and whether it is their latest. */
export function listConsents(db: Database, personIds: readonly string[]) {
  return db
    .selectFrom('consents')
    .innerJoin('users', 'users.id', 'consents.givenBy')
    .leftJoin('consentsInForce as held', (join) =>
      // The person too, so that only the decisions about these people are evaluated.
      join.onRef('held.id', '=', 'consents.id').onRef('held.personId', '=', 'consents.personId'),
    )
    .select(['consents.personId', 'consents.purpose', 'consents.choice', 'consents.textVersion'])
    .select(['consents.language', 'consents.how', 'consents.givenAt'])
    .select(
      sql<string>`coalesce(consents.signed_by, trim(users.first_name || ' ' || users.surnames))`.as('by'),
    )
    .select(sql<boolean>`held.id is not null`.as('holds'))
    .where('consents.personId', '=', sql<string>`any(${sql.val([...personIds])}::uuid[])`)
    .orderBy('consents.givenAt', 'desc')
    .orderBy('consents.id', 'desc')
    .limit(2000)
    .execute();
}

export function listGuardianNames(db: Database, personIds: readonly string[]) {
  return db
    .selectFrom('guardians')
    .innerJoin('users', 'users.id', 'guardians.userId')
    .select(['guardians.childId', 'guardians.userId'])
    .select(sql<string>`trim(users.first_name || ' ' || users.surnames)`.as('name'))
    .where('guardians.childId', '=', sql<string>`any(${sql.val([...personIds])}::uuid[])`)
    .where('guardians.endedAt', 'is', null)
    .where('users.deletedAt', 'is', null)
    .orderBy('guardians.since')
    .execute();
}

export async function insertChild(trx: Trx, child: Insertable<PersonsTable>): Promise<void> {
  await trx.insertInto('persons').values(child).execute();
}

export async function updateChild(trx: Trx, id: string, change: Updateable<PersonsTable>): Promise<void> {
  await trx
    .updateTable('persons')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

interface Guardianship {
  readonly childId: string;
  readonly userId: string;
  readonly relation: GuardianRelation;
  readonly since: Date;
}

/** A former guardian of the child becomes one again. */
export async function insertGuardian(trx: Trx, { since, relation, ...pair }: Guardianship): Promise<void> {
  await trx
    .insertInto('guardians')
    .values({ ...pair, relation, since })
    .onConflict((conflict) =>
      conflict.columns(['childId', 'userId']).doUpdateSet({ relation, since, endedAt: null }),
    )
    .execute();
}

export async function setRelation(
  trx: Trx,
  { childId, userId, relation }: Omit<Guardianship, 'since'>,
): Promise<void> {
  await trx
    .updateTable('guardians')
    .set({ relation })
    .where('childId', '=', childId)
    .where('userId', '=', userId)
    .execute();
}

export async function endGuardianship(
  trx: Trx,
  childId: string,
  userId: string,
  endedAt: Date,
): Promise<void> {
  await trx
    .updateTable('guardians')
    .set({ endedAt })
    .where('childId', '=', childId)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute();
}

export async function insertConsents(
  trx: Trx,
  consents: readonly Insertable<ConsentsTable>[],
): Promise<void> {
  await trx.insertInto('consents').values(consents).execute();
}

/** Returns the key of a photograph that must be deleted. */
export async function applyDecisions(
  trx: Trx,
  personId: string,
  { publicName, showsPhoto }: Pick<PersonsTable, 'publicName' | 'showsPhoto'>,
): Promise<string | null> {
  const before = await trx
    .selectFrom('persons')
    .select('photoKey')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const forbidden = showsPhoto === false ? before.photoKey : null;
  await updateChild(trx, personId, {
    publicName,
    showsPhoto,
    ...(forbidden === null ? {} : { photoKey: null }),
  });
  return forbidden;
}

/** The scans of a person's consents on paper. */
export function listScans(db: Database, personId: string) {
  return db.selectFrom('consentPapers').select('fileKey').where('personId', '=', personId).execute();
}

/** The record of a signature stays, its scan goes. Returns the keys of the files to delete. */
export async function dropScans(trx: Trx, personId: string): Promise<readonly (string | null)[]> {
  const scans = await listScans(trx, personId);
  await trx
    .updateTable('consentPapers')
    .set({ fileKey: null, fileType: null, fileBytes: null })
    .where('personId', '=', personId)
    .execute();
  return scans.map(({ fileKey }) => fileKey);
}

/** Erases a child without guardians who is in no team and in no match. */
export async function eraseStray(trx: Trx, personId: string): Promise<void> {
  await sql`delete from persons where id = ${personId}
    and not exists (select from guardians where child_id = ${personId} and ended_at is null)
    and not exists (select from users where id = ${personId})
    and not exists (select from person_entries where person_id = ${personId})
    and not exists (select from team_members where person_id = ${personId})
    and not exists (select from lineup_players where player_id = ${personId})
    and not exists (select from rubber_players where player_id = ${personId})
    and not exists (select from race_entries where person_id = ${personId})
    and not exists (select from race_members where person_id = ${personId})
    and not exists (select from earlier_marks where person_id = ${personId})
    and not exists (select from match_events where player_id = ${personId} or related_player_id = ${personId})
    and not exists (select from suspensions where player_id = ${personId})`.execute(trx);
}

/** When a team last asked the guardians of a child; a concurrent request waits for this transaction. */
export function findRequest(trx: Trx, childId: string) {
  return trx
    .selectFrom('guardianRequests')
    .selectAll()
    .where('childId', '=', childId)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveRequest(trx: Trx, childId: string, at: Date): Promise<void> {
  await trx
    .insertInto('guardianRequests')
    .values({ childId, firstAt: at, lastAt: at })
    .onConflict((conflict) => conflict.column('childId').doUpdateSet({ lastAt: at }))
    .execute();
}

/** How much of an account's name is public. */
export function findOwnPrivacy(db: Database, userId: string) {
  return db
    .selectFrom('players')
    .innerJoin('users', 'users.id', 'players.id')
    .select(['players.publicName', 'players.showsPhoto', 'users.privacy'])
    .where('players.id', '=', userId)
    .where('players.deletedAt', 'is', null)
    .executeTakeFirst();
}
