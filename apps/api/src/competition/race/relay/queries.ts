import type { PublicName } from '@traip/contract';
import { sql } from 'kysely';
import { insertMany, type NewRow } from '../../../platform/db/insert-many.ts';
import type { PlayerRow } from '../../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

interface MemberRow extends PlayerRow {
  readonly entryId: string;
}

/**
 * The members of relays, in order. If nothing was decided about a public name, the youngest age that the year
 * of birth allows counts.
 */
export async function listMembers(db: Database, entryIds: readonly string[]): Promise<readonly MemberRow[]> {
  if (entryIds.length === 0) return [];
  const { rows } =
    await sql<MemberRow>`select member.entry_id, players.id, players.user_code, players.first_name,
      players.surnames, players.avatar_key, players.shows_photo, players.known_as,
      ${sql<PublicName>`case when players.birthday is null and players.user_code is null
        and players.deleted_at is null and persons.public_name is null and member.birth_year is not null
        then public_name_by_age(make_date(member.birth_year, 12, 31), false)
        else players.public_name end`} as public_name
    from race_members as member join players on players.id = member.person_id
      join persons on persons.id = member.person_id
    where member.entry_id = any(${sql.val([...entryIds])}::uuid[])
    order by member.entry_id, member.leg`.execute(db);
  return rows;
}

interface Entrant {
  readonly id: string;
  readonly searchText: string;
  readonly birthYear: number | null;
}

/** People with these names in races of a competition, with their years of birth. */
export async function listEntrants(trx: Trx, competitionId: string, names: readonly string[]) {
  const { rows } = await sql<Entrant>`
    select persons.id, persons.search_text, max(entered.birth_year) as birth_year
    from persons join (select person_id, birth_year from race_entries where competition_id = ${competitionId}
      union select person_id, birth_year from race_members where competition_id = ${competitionId}) as entered
      on entered.person_id = persons.id
    where persons.search_text = any(${sql.val([...names])}::text[])
    group by persons.id, persons.search_text`.execute(trx);
  return rows;
}

export async function insertMembers(trx: Trx, members: readonly NewRow<'raceMembers'>[]): Promise<void> {
  await insertMany(trx, 'raceMembers', members);
}

export async function deleteMembers(trx: Trx, entryIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('raceMembers')
    .where('entryId', '=', sql<string>`any(${sql.val([...entryIds])}::uuid[])`)
    .execute();
}

/** Copies the members to a later round. */
export async function copyMembers(
  trx: Trx,
  pairs: readonly { readonly from: string; readonly to: string; readonly raceId: string }[],
): Promise<void> {
  const json = JSON.stringify(
    pairs.map(({ from, to, raceId }) => ({ from_id: from, to_id: to, race_id: raceId })),
  );
  await sql`insert into race_members (entry_id, leg, organisation_id, competition_id, race_id, person_id, birth_year)
    select pair.to_id, member.leg, member.organisation_id, member.competition_id, pair.race_id, member.person_id,
      member.birth_year
    from jsonb_to_recordset(${json}::jsonb) as pair (from_id uuid, to_id uuid, race_id uuid)
    join race_members as member on member.entry_id = pair.from_id`.execute(trx);
}
