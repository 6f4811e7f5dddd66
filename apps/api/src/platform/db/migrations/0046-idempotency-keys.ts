import { type Kysely, sql } from 'kysely';

/** Responses to requests that may be retried. Sealed, because they can hold a secret that is shown once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table idempotency_keys (
    user_id uuid not null references users on delete cascade,
    call text not null,
    key text not null,
    request_hash text not null,
    sealed_answer text,
    created_at timestamptz not null,
    primary key (user_id, call, key)
  )`.execute(db);
}
