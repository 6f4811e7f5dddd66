import { type Kysely, sql } from 'kysely';

/** Third-party apps, users' grants to them, and the tokens they get (OAuth 2.1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table apps (
    id uuid primary key,
    organisation_id uuid not null references organisations,
    name text not null,
    website text,
    redirect_uris jsonb not null,
    secret_hash text,
    secret_hint text,
    created_at timestamptz not null,
    deleted_at timestamptz,
    check ((secret_hash is null) = (secret_hint is null))
  )`,
  sql`create index apps_of_organisation on apps (organisation_id, created_at desc)`,
  sql`create table app_grants (
    id uuid primary key,
    app_id uuid not null references apps,
    user_id uuid not null references users,
    organisation_id uuid references organisations,
    role text check (role in ('admin', 'member')),
    scopes jsonb not null,
    created_at timestamptz not null,
    renewed_at timestamptz,
    revoked_at timestamptz,
    check ((organisation_id is null) = (role is null))
  )`,
  sql`create index app_grants_of_app on app_grants (app_id)`,
  sql`create index app_grants_of_person on app_grants (user_id, created_at desc)`,
  sql`create index app_grants_of_organisation on app_grants (organisation_id, created_at desc)`,
  sql`create table app_codes (
    hash text primary key,
    grant_id uuid not null references app_grants on delete cascade,
    redirect_uri text not null,
    code_challenge text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index app_codes_of_grant on app_codes (grant_id)`,
  sql`create table app_refresh_tokens (
    hash text primary key,
    grant_id uuid not null references app_grants on delete cascade,
    expires_at timestamptz not null,
    rotated_at timestamptz
  )`,
  sql`create index app_refresh_tokens_of_grant on app_refresh_tokens (grant_id)`,
  sql`alter table access_tokens add column grant_id uuid references app_grants on delete cascade`,
  sql`create index access_tokens_of_grant on access_tokens (grant_id) where grant_id is not null`,
];
