import { type Kysely, sql } from 'kysely';

/**
 * Passkeys, authenticator apps and recovery codes; where a session was opened, and when its owner last
 * confirmed their identity. Older sessions know neither, and are asked once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table passkeys (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null,
      is_synced boolean not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`,
    sql`create index passkeys_user on passkeys (user_id, created_at)`,
    sql`create table authenticators (
      user_id uuid primary key references users on delete cascade,
      sealed_secret text not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      used_step bigint not null default 0
    )`,
    sql`create table recovery_codes (
      hash text primary key,
      user_id uuid not null references users on delete cascade,
      used_at timestamptz
    )`,
    sql`create index recovery_codes_user on recovery_codes (user_id)`,
    sql`create table challenges (
      id uuid primary key,
      purpose text not null,
      user_id uuid references users on delete cascade,
      challenge text not null,
      failures integer not null default 0,
      expires_at timestamptz not null
    )`,
    sql`create index challenges_expiry on challenges (expires_at)`,
    sql`create index challenges_user on challenges (user_id)`,
    sql`alter table sessions add column browser text, add column system text, add column country text,
      add column address text, add column confirmed_at timestamptz`,
    sql`alter table registrations alter column password_hash drop not null, add column passkey jsonb`,
    sql`alter table mail_tokens drop constraint mail_tokens_purpose_check, add column email text,
      add constraint mail_tokens_purpose_check check (purpose in ('verify-email', 'reset-password', 'change-email', 'restore-email'))`,
    sql`create index audit_entries_by on audit_entries (by_user, id)`,
    sql`alter table organisations add column requires_second_factor boolean not null default false`,
    // Without the second factor that their organisation requires, admins are plain members.
    sql`create function effective_role(member organisation_members) returns text language sql stable as $$
      select case when member.role in ('super-admin', 'admin')
          and (select requires_second_factor from organisations where id = member.organisation_id)
          and not exists (select from recovery_codes where user_id = member.user_id)
        then 'member' else member.role end $$`,
  ];
  for (const statement of statements) await statement.execute(db);
}
