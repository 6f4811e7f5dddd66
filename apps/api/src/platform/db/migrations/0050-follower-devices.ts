import { type Kysely, sql } from 'kysely';

/** Notifications for devices without an account, and news of more than single matches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

/** Who is notified of a goal, in that order. */
const inOrder = ['competition', 'team', 'person'].flatMap((kind) => [
  sql.raw(`drop index follows_of_${kind}`),
  sql.raw(
    `create index follows_of_${kind} on follows (${kind}_id, follower_id) where ${kind}_id is not null`,
  ),
]);

const statements = [
  sql`create table follower_devices (
    id uuid primary key,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    locale text not null check (locale in ('es', 'en')),
    created_at timestamptz not null,
    used_at timestamptz not null
  )`,
  sql`create index follower_devices_used on follower_devices (used_at)`,
  sql`alter table follows drop constraint follows_pkey, alter column user_id drop not null,
    add column device_id uuid references follower_devices on delete cascade,
    add column follower_id uuid not null generated always as (coalesce(user_id, device_id)) stored`,
  sql`alter table follows add primary key (follower_id, target_id),
    add check (num_nonnulls(user_id, device_id) = 1)`,
  sql`create index follows_of_user on follows (user_id) where user_id is not null`,
  sql`create index follows_of_device on follows (device_id) where device_id is not null`,
  ...inOrder,
  // Followers of a person who was merged into another before this also follow the other.
  sql`insert into follows (user_id, person_id, rings, created_at)
    with recursive chain as (
      select merged_id, kept_id from person_merges where undone_at is null
      union
      select chain.merged_id, merge.kept_id from chain
        join person_merges as merge on merge.merged_id = chain.kept_id and merge.undone_at is null)
    select follows.user_id, chain.kept_id, follows.rings, follows.created_at
    from follows join chain on chain.merged_id = follows.person_id
    on conflict do nothing`,
  sql`create table device_news (
    id uuid primary key default gen_random_uuid(),
    device_id uuid not null references follower_devices on delete cascade,
    kind text not null,
    key text not null,
    details jsonb not null,
    competition_id uuid not null references competitions on delete cascade,
    match_id uuid references matches on delete cascade,
    team_id uuid references teams on delete cascade,
    at timestamptz not null,
    unique (device_id, key)
  )`,
  sql`create index device_news_at on device_news (at)`,
  sql`create index device_news_of_competition on device_news (competition_id)`,
  sql`create index device_news_of_match on device_news (match_id)`,
  sql`create index device_news_of_team on device_news (team_id)`,
  sql`alter table follower_news alter column match_id drop not null,
    add column competition_id uuid references competitions on delete cascade,
    add column race_id uuid references races on delete cascade`,
  sql`alter table follower_news add check (num_nonnulls(match_id, competition_id, race_id) = 1)`,
  sql`create index follower_news_of_competition on follower_news (competition_id)`,
  sql`create index follower_news_of_race on follower_news (race_id)`,
];
