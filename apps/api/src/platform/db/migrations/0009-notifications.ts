import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...notifications, ...channels]) await statement.execute(db);
}

const notifications = [
  sql`create table notifications (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    kind text not null,
    key text not null,
    details jsonb not null,
    is_again boolean not null default false,
    organisation_id uuid references organisations on delete cascade,
    competition_id uuid references competitions on delete cascade,
    match_id uuid references matches on delete cascade,
    team_id uuid references teams on delete cascade,
    person_id uuid references users on delete cascade,
    at timestamptz not null,
    read_at timestamptz,
    mail_since timestamptz,
    push_since timestamptz,
    unique (user_id, key)
  )`,
  sql`create index notifications_of_user on notifications (user_id, at desc, id desc)`,
  sql`create index notifications_unread on notifications (user_id) where read_at is null`,
  sql`create index notifications_to_mail on notifications (mail_since) where mail_since is not null`,
  sql`create index notifications_to_push on notifications (push_since) where push_since is not null`,
  sql`create index notifications_by_age on notifications (at)`,
  // Referenced rows are sometimes deleted: without these indexes, each deletion would read the whole table.
  sql`create index notifications_of_organisation on notifications (organisation_id)`,
  sql`create index notifications_of_competition on notifications (competition_id)`,
  sql`create index notifications_of_match on notifications (match_id)`,
  sql`create index notifications_of_team on notifications (team_id)`,
  sql`create index notifications_of_person on notifications (person_id)`,
  // Due lineups are queried every few minutes.
  sql`create index matches_coming on matches (kick_off) where state = 'SCHEDULED' and deleted_at is null`,
];

const channels = [
  sql`create table notification_preferences (
    user_id uuid not null references users on delete cascade,
    kind text not null,
    channel text not null check (channel in ('mail', 'push')),
    is_on boolean not null,
    primary key (user_id, kind, channel)
  )`,
  sql`create table push_devices (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    session_id uuid not null references sessions on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    label text not null,
    created_at timestamptz not null
  )`,
  sql`create index push_devices_of_user on push_devices (user_id)`,
  sql`create index push_devices_of_session on push_devices (session_id)`,
  sql`create table push_keys (
    id integer primary key check (id = 1),
    public_key text not null,
    private_key text not null
  )`,
];
