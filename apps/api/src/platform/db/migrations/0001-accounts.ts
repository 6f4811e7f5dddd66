import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table users (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      user_code text not null unique,
      first_name text not null,
      surnames text not null,
      birthday date,
      favorite_sport text,
      locale text not null check (locale in ('es', 'en')),
      password_hash text,
      email_verified_at timestamptz,
      created_at timestamptz not null
    )`,
    sql`create table user_identities (
      provider text not null,
      subject text not null,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null,
      primary key (provider, subject)
    )`,
    sql`create index user_identities_user on user_identities (user_id)`,
    sql`create table sessions (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null,
      ended_at timestamptz
    )`,
    sql`create index sessions_user on sessions (user_id)`,
    sql`create table refresh_tokens (
      hash text primary key,
      session_id uuid not null references sessions on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      rotated_at timestamptz
    )`,
    sql`create index refresh_tokens_session on refresh_tokens (session_id)`,
    sql`create index refresh_tokens_expiry on refresh_tokens (expires_at)`,
    sql`create table mail_tokens (
      hash text primary key,
      user_id uuid not null references users on delete cascade,
      purpose text not null check (purpose in ('verify-email', 'reset-password')),
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    sql`create index mail_tokens_user on mail_tokens (user_id, purpose)`,
    sql`create index mail_tokens_expiry on mail_tokens (expires_at)`,
    sql`create unlogged table attempts (
      key text primary key,
      window_started_at timestamptz not null,
      count integer not null
    )`,
    sql`create index attempts_window on attempts (window_started_at)`,
    sql`create table organisations (
      id uuid primary key,
      org_code text not null unique,
      name text not null,
      created_at timestamptz not null
    )`,
    sql`create table organisation_members (
      organisation_id uuid not null references organisations on delete cascade,
      user_id uuid not null references users on delete cascade,
      role text not null check (role in ('super-admin', 'admin', 'member', 'referee')),
      created_at timestamptz not null,
      primary key (organisation_id, user_id)
    )`,
    sql`create index organisation_members_user on organisation_members (user_id, created_at)`,
    sql`create table mailbox (
      id integer generated always as identity primary key,
      recipient text not null,
      subject text not null,
      html text not null,
      text text not null,
      created_at timestamptz not null
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
