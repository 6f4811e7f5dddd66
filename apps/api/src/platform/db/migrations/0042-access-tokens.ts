import { type Kysely, sql } from 'kysely';

/** Tokens with which programs act for a person, or for an organisation in the name of the token's creator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table access_tokens (
    id uuid primary key,
    user_id uuid not null references users,
    organisation_id uuid references organisations,
    role text check (role in ('admin', 'member')),
    name text not null,
    scopes jsonb not null,
    hash text not null unique,
    hint text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz,
    check ((organisation_id is null) = (role is null))
  )`,
  sql`create index access_tokens_of_person on access_tokens (user_id, created_at desc)`,
  sql`create index access_tokens_of_organisation on access_tokens (organisation_id, created_at desc)`,
];
