import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

interface KeysOfPeople {
  readonly documents: readonly string[];
  readonly names: readonly string[];
}

/** People without an account whom an organisation or its teams entered, by document or by name. */
export function listEnteredPeople(db: Database, organisationId: string, { documents, names }: KeysOfPeople) {
  return db
    .selectFrom('persons')
    .innerJoin('personEntries as entry', 'entry.personId', 'persons.id')
    .leftJoin('teams', 'teams.id', 'entry.teamId')
    .select(['persons.id', 'persons.firstName', 'persons.surnames', 'persons.searchText'])
    .select(['persons.birthday', 'persons.document', 'entry.removedAt'])
    .where('persons.deletedAt', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('persons.document', '=', sql<string>`any(${sql.val([...documents])}::text[])`),
        eb('persons.searchText', '=', sql<string>`any(${sql.val([...names])}::text[])`),
      ]),
    )
    .where(({ eb, or }) =>
      or([eb('entry.organisationId', '=', organisationId), eb('teams.organisationId', '=', organisationId)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('users.id').whereRef('users.id', '=', 'persons.id'))),
    )
    .limit(2000)
    .execute();
}

/** People with an account who are in a team of an organisation now, by document or by name. */
export function listAccountsInTeams(
  db: Database,
  organisationId: string,
  { documents, names }: KeysOfPeople,
) {
  return db
    .selectFrom('users')
    .innerJoin('persons', 'persons.id', 'users.id')
    .select(['users.id', 'users.searchText', 'users.birthday', 'persons.document'])
    .where('users.deletedAt', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('persons.document', '=', sql<string>`any(${sql.val([...documents])}::text[])`),
        eb('users.searchText', '=', sql<string>`any(${sql.val([...names])}::text[])`),
      ]),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('teamMembers as member')
          .innerJoin('teams', 'teams.id', 'member.teamId')
          .select('teams.id')
          .whereRef('member.personId', '=', 'users.id')
          .where('member.leftAt', 'is', null)
          .where('teams.deletedAt', 'is', null)
          .where('teams.organisationId', '=', organisationId),
      ),
    )
    .limit(2000)
    .execute();
}
