import { type Kysely, sql } from 'kysely';

/** Who follows what, and what followers haven't been sent yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table follows (
    user_id uuid not null references users on delete cascade,
    competition_id uuid references competitions on delete cascade,
    team_id uuid references teams on delete cascade,
    person_id uuid references persons on delete cascade,
    target_id uuid not null generated always as (coalesce(competition_id, team_id, person_id)) stored,
    rings text not null check (rings in ('ALL', 'RESULTS', 'NONE')),
    created_at timestamptz not null,
    primary key (user_id, target_id),
    check (num_nonnulls(competition_id, team_id, person_id) = 1)
  )`,
  // Who is notified of a goal, in that order.
  sql`create index follows_of_competition on follows (competition_id, user_id) where competition_id is not null`,
  sql`create index follows_of_team on follows (team_id, user_id) where team_id is not null`,
  sql`create index follows_of_person on follows (person_id, user_id) where person_id is not null`,
  sql`create table follower_news (
    id uuid primary key default gen_random_uuid(),
    match_id uuid not null references matches on delete cascade,
    moment text not null,
    details jsonb not null,
    by_user uuid references users on delete set null,
    at timestamptz not null
  )`,
  sql`create index follower_news_at on follower_news (at)`,
  sql`create index follower_news_of_match on follower_news (match_id)`,
  sql`create index follower_news_by_user on follower_news (by_user)`,
];
