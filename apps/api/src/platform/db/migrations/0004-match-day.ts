import { type Kysely, sql } from 'kysely';

/** Everything here belongs to a match, and a foreign key over both columns refuses to mix two organisations. */
const ofMatch = sql`organisation_id uuid not null references organisations on delete cascade,
  match_id uuid not null,
  foreign key (organisation_id, match_id) references matches (organisation_id, id) on delete cascade`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...matches, ...events, ...people, ...changes]) await statement.execute(db);
}

const matches = [
  sql`alter table matches
    add column stream_url text,
    add column started_at timestamptz,
    add column finished_at timestamptz,
    add column closed_at timestamptz,
    add column advances text check (advances in ('HOME', 'AWAY'))`,
  sql`create index matches_to_close on matches (finished_at) where state = 'FINISHED' and deleted_at is null`,
];

const events = [
  sql`create table match_events (
    id uuid primary key,
    ${ofMatch},
    seq integer not null,
    type text not null,
    team_id uuid references teams,
    player_id uuid references users,
    person_role text check (person_role in ('PLAYER', 'STAFF')),
    related_player_id uuid references users,
    period text,
    minute integer,
    second integer,
    kind text,
    value integer,
    payload jsonb not null default '{}',
    client_event_id uuid,
    created_by uuid references users,
    created_at timestamptz not null,
    deleted_at timestamptz,
    deleted_by uuid references users,
    unique (match_id, seq),
    unique (match_id, client_event_id)
  )`,
  sql`create index match_events_of_player on match_events (player_id) where deleted_at is null`,
];

const people = [
  sql`create table match_referees (
    ${ofMatch},
    user_id uuid not null references users,
    role text not null default 'MAIN',
    primary key (match_id, user_id)
  )`,
  sql`create index match_referees_of_person on match_referees (user_id)`,
  sql`create table scorer_links (
    id uuid primary key,
    ${ofMatch},
    token_hash text not null unique,
    created_by uuid not null references users,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  sql`create index scorer_links_of_match on scorer_links (match_id, created_at desc)`,
];

const changes = [
  sql`create table live_changes (
    id bigint generated always as identity primary key,
    ${ofMatch},
    competition_id uuid not null,
    kind text not null,
    payload jsonb not null default '{}',
    at timestamptz not null
  )`,
  sql`create index live_changes_by_age on live_changes (at)`,
  sql`create index live_changes_of_match on live_changes (match_id, id)`,
  sql`create index live_changes_of_competition on live_changes (competition_id, id)`,
  sql`create index live_changes_of_organisation on live_changes (organisation_id, id)`,
];
