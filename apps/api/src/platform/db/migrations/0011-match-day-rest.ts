import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...links, ...doers, ...matches, ...changes]) await statement.execute(db);
}

const links = [
  sql`alter table scorer_links
    add column label text,
    add column last_used_at timestamptz`,
];

/** The link that recorded or undid an event: until now only the records knew it. */
const doers = [
  sql`alter table match_events
    add column created_link uuid references scorer_links on delete set null,
    add column deleted_link uuid references scorer_links on delete set null`,
  sql`update match_events set created_link = scorer_links.id
    from records join scorer_links on scorer_links.id::text = records.details ->> 'scorerLink'
    where records.subject_id = match_events.match_id and records.details -> 'events' ? match_events.id::text`,
  sql`update match_events set deleted_link = scorer_links.id
    from records join scorer_links on scorer_links.id::text = records.details ->> 'scorerLink'
    where records.subject_id = match_events.match_id and records.details -> 'takenBack' ? match_events.id::text`,
];

const matches = [
  sql`alter table matches
    add column mvp_player_id uuid references users,
    add column mvp_team_id uuid references teams,
    add constraint mvp_of_a_team check ((mvp_player_id is null) = (mvp_team_id is null))`,
  sql`create index matches_mvp on matches (mvp_player_id) where mvp_player_id is not null`,
  sql`create index match_events_writer on match_events (created_by) where created_by is not null`,
];

/** Changes of a whole competition name no match. */
const changes = [sql`alter table live_changes alter column match_id drop not null`];
