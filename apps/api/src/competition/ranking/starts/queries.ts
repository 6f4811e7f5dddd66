import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';

interface Named {
  readonly id: string;
  readonly searchText: string;
}

/** People who compete or have competed in the Traip, by name, with or without an account. */
export async function listPeopleNamed(
  trx: Trx,
  traipId: string,
  names: readonly string[],
): Promise<readonly Named[]> {
  const { rows } = await sql<Named>`
    select distinct players.id, players.search_text from competitions
    join participations on participations.competition_id = competitions.id
    join teams on teams.id = participations.team_id and teams.competitor_kind <> 'TEAM'
    join team_members on team_members.team_id = teams.id
    join players on players.id = team_members.person_id and players.deleted_at is null
    where competitions.traip_id = ${traipId} and players.search_text = any(${sql.val([...names])}::text[])`.execute(
    trx,
  );
  return rows;
}

/** Teams of the organisation and teams that compete in the Traip, oldest first. */
export async function listTeamsNamed(trx: Trx, organisationId: string, traipId: string) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from teams
    where competitor_kind = 'TEAM' and deleted_at is null and (organisation_id = ${organisationId}
      or id in (select team_id from participations join competitions on competitions.id = competition_id
        where traip_id = ${traipId}))
    order by created_at, id`.execute(trx);
  return rows;
}

interface Start {
  readonly id: string;
  readonly value: number;
}

/** Replaces the list of people or the list of teams. */
export async function saveStarts(
  trx: Trx,
  traipId: string,
  column: 'personId' | 'teamId',
  starts: readonly Start[],
): Promise<void> {
  await trx.deleteFrom('ratingStarts').where('traipId', '=', traipId).where(column, 'is not', null).execute();
  if (starts.length === 0) return;
  const none = { personId: null, teamId: null };
  const rows = starts.map(({ id, value }) => ({ traipId, ...none, [column]: id, value }));
  await trx.insertInto('ratingStarts').values(rows).execute();
}

/** Highest first. */
export function listStartsInOrder(db: Database, traipId: string) {
  return db
    .selectFrom('ratingStarts')
    .select(['personId', 'teamId', 'value'])
    .where('traipId', '=', traipId)
    .orderBy('value', 'desc')
    .orderBy(sql`coalesce(person_id, team_id)`)
    .execute();
}
