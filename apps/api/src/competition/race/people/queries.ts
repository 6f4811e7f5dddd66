import { sql } from 'kysely';
import { insertMany, type NewRow } from '../../../platform/db/insert-many.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

interface KnownRunner {
  readonly id: string;
  readonly searchText: string;
  readonly birthday: string | null;
  /** As known from races of the organisation. */
  readonly birthYears: readonly number[];
}

/** People with these names, without an account, whom the organisation entered. */
export async function listKnownRunners(
  db: Database,
  organisationId: string,
  names: readonly string[],
): Promise<readonly KnownRunner[]> {
  const { rows } = await sql<KnownRunner>`
    select persons.id, persons.search_text, persons.birthday, coalesce((select jsonb_agg(distinct raced.birth_year)
        from race_entries as raced where raced.person_id = persons.id
          and raced.organisation_id = ${organisationId} and raced.birth_year is not null), '[]'::jsonb) as birth_years
    from persons join person_entries as entry on entry.person_id = persons.id
      left join teams on teams.id = entry.team_id
    where persons.search_text = any(${sql.val([...names])}::text[]) and persons.deleted_at is null
      and ${organisationId}::uuid in (entry.organisation_id, teams.organisation_id)
      and not exists (select 1 from users where users.id = persons.id)
    order by persons.created_at, persons.id`.execute(db);
  return rows;
}

/** Inserts people without an account, and who entered them. */
export async function insertRunners(
  trx: Trx,
  people: readonly NewRow<'persons'>[],
  enteredBy: readonly NewRow<'personEntries'>[],
): Promise<void> {
  await insertMany(trx, 'persons', people);
  await insertMany(trx, 'personEntries', enteredBy);
}
