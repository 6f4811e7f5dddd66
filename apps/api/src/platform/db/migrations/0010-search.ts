import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...names, ...matches, ...mornings]) await statement.execute(db);
}

/**
 * How everything is found: by the beginning of a name first, then by the beginnings of its words. `unaccent`
 * is an extension on both databases, and not immutable: the searchable text, `searchTextOf` in SQL, needs
 * neither.
 */
const names = [
  sql`create function searchable(name text) returns text language sql immutable strict parallel safe return
    trim(regexp_replace(folded(name), '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u2000-\\u206f]+', ' ', 'g'))`,
  sql`alter table organisations
    add column search_name text not null generated always as (searchable(name)) stored,
    add column search tsvector not null
      generated always as (to_tsvector('simple', searchable(name || ' ' || org_code))) stored`,
  ...['teams', 'traips', 'competitions'].map(
    (table) => sql`alter table ${sql.table(table)}
      add column search_name text not null generated always as (searchable(name)) stored`,
  ),
  sql`create index organisations_search on organisations using gin (search)`,
  sql`create index organisations_found on organisations (search_name text_pattern_ops, id)
    where deleted_at is null`,
  sql`create index teams_found on teams (search_name text_pattern_ops, id)
    where deleted_at is null and privacy = 'PUBLIC'`,
  sql`create index teams_of_sport on teams (sport_key) where deleted_at is null and privacy = 'PUBLIC'`,
  sql`create index traips_found on traips (search_name text_pattern_ops, id)
    where deleted_at is null and privacy = 'PUBLIC'`,
  sql`create index traips_of_sport on traips (sport_key) where deleted_at is null and privacy = 'PUBLIC'`,
  sql`create index competitions_found on competitions (search_name text_pattern_ops, id)
    where deleted_at is null and privacy = 'PUBLIC' and published_at is not null`,
];

/** Everyone's matches being played and coming next. */
const matches = [
  sql`create index matches_live on matches (kick_off, id) where state = 'IN_PROGRESS' and deleted_at is null`,
  sql`create index matches_to_come on matches (kick_off, id) where state = 'SCHEDULED' and deleted_at is null`,
];

/** What an organisation looks at every morning. */
const mornings = [
  sql`create index match_events_dating on match_events (organisation_id, created_at) where type = 'SCHEDULED'`,
  sql`create index lineups_of_organisation on lineups (organisation_id, created_at) where state <> 'DRAFT'`,
  sql`create index participations_asking on participations (organisation_id, created_at)
    where status = 'REQUESTED'`,
  sql`create index organisation_invitations_by_day on organisation_invitations (organisation_id, created_at)`,
];
