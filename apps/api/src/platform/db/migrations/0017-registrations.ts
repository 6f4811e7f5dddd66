import { type Kysely, sql } from 'kysely';

/**
 * Several people can register the same address until its owner verifies it: each registration has its own
 * details, password and link. Unverified accounts become the first registration of their address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table registrations (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      user_code text not null,
      first_name text not null,
      surnames text not null,
      birthday date,
      favorite_sport text,
      locale text not null check (locale in ('es', 'en')),
      password_hash text not null,
      privacy text not null,
      search_text text not null,
      created_at timestamptz not null
    )`,
    sql`create index registrations_user on registrations (user_id, created_at)`,
    sql`create index registrations_age on registrations (created_at)`,
    sql`alter table mail_tokens add column registration_id uuid references registrations on delete cascade`,
    sql`create index mail_tokens_registration on mail_tokens (registration_id)`,
    sql`insert into registrations (id, user_id, user_code, first_name, surnames, birthday, favorite_sport, locale,
        password_hash, privacy, search_text, created_at)
      select gen_random_uuid(), id, user_code, first_name, surnames, birthday, favorite_sport, locale, password_hash,
        privacy, search_text, now()
      from users where email_verified_at is null and deleted_at is null and password_hash is not null`,
    sql`update mail_tokens set registration_id = registrations.id
      from registrations where registrations.user_id = mail_tokens.user_id and mail_tokens.purpose = 'verify-email'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
