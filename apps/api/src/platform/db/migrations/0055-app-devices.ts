import { type Kysely, sql } from 'kysely';

/** Devices without a browser that wait until a user types their code (OAuth device flow). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table app_devices (
    hash text primary key,
    user_code text not null unique,
    app_id uuid not null references apps,
    scopes jsonb not null,
    expires_at timestamptz not null,
    interval integer not null,
    asked_at timestamptz,
    denied_at timestamptz,
    grant_id uuid references app_grants on delete cascade,
    used_at timestamptz
  )`,
  sql`create index app_devices_of_app on app_devices (app_id)`,
  sql`create index app_devices_of_grant on app_devices (grant_id)`,
];
