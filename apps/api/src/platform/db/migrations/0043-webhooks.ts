import { type Kysely, sql } from 'kysely';

/** Addresses that receive an organisation's events, and what was sent to each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table webhooks (
    id uuid primary key,
    organisation_id uuid not null references organisations on delete cascade,
    url text not null,
    description text,
    events text[] not null,
    is_on boolean not null default true,
    off_reason text,
    secret text not null,
    previous_secret text,
    previous_secret_until timestamptz,
    failing_since timestamptz,
    created_at timestamptz not null
  )`,
  sql`create index webhooks_organisation on webhooks (organisation_id)`,
  sql`create table webhook_deliveries (
    id uuid primary key,
    webhook_id uuid not null references webhooks on delete cascade,
    organisation_id uuid not null references organisations on delete cascade,
    message_id text not null,
    type text not null,
    data text not null,
    happened_at timestamptz not null,
    at timestamptz not null,
    is_again boolean not null default false,
    is_queued boolean not null default false,
    status text not null default 'PENDING',
    attempts integer not null default 0,
    last_attempt_at timestamptz,
    next_attempt_at timestamptz,
    problem text,
    response_status integer,
    response text,
    duration_ms integer
  )`,
  sql`create index webhook_deliveries_log on webhook_deliveries (webhook_id, at desc, id desc)`,
  sql`create index webhook_deliveries_waiting on webhook_deliveries (at) where not is_queued`,
  sql`create index webhook_deliveries_at on webhook_deliveries (at)`,
  sql`create index webhook_deliveries_organisation on webhook_deliveries (organisation_id)`,
];
