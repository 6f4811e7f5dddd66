import { type Kysely, sql } from 'kysely';

/** Indexes that lists need to find their first page without reading everything, however much there is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of indexes) await statement.execute(db);
}

const indexes = [
  // Everyone's matches and competitions, in the order of their lists.
  sql`create index matches_by_date on matches (kick_off, round, key, id) where deleted_at is null`,
  sql`create index competitions_newest on competitions (created_at desc nulls last, id) where deleted_at is null`,
  // The teams that play somewhere, wherever they are from.
  sql`create index participations_of_organisation on participations (organisation_id, team_id)
    where status = 'ACCEPTED'`,
  // A person's past and present teams.
  sql`create index team_members_of_person on team_members (user_id)`,
  // A person's own data, including undone events about them or by them.
  sql`create index match_events_taken_back_of on match_events (player_id) where deleted_at is not null`,
  sql`create index match_events_taken_back_related on match_events (related_player_id)
    where deleted_at is not null and related_player_id is not null`,
  sql`create index match_events_taken_back_by on match_events (deleted_by) where deleted_by is not null`,
];
