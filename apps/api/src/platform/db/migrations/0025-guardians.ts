import { type Kysely, sql } from 'kysely';

/** Guardians of children, and decisions about a child's data: each decision is a record that stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table guardians (
    child_id uuid not null references persons on delete cascade,
    user_id uuid not null references users on delete cascade,
    relation text not null check (relation in ('MOTHER', 'FATHER', 'GUARDIAN', 'OTHER')),
    since timestamptz not null,
    ended_at timestamptz,
    primary key (child_id, user_id)
  )`,
  sql`create index guardians_of_user on guardians (user_id) where ended_at is null`,
  sql`create table consents (
    id uuid primary key,
    person_id uuid not null references persons on delete cascade,
    purpose text not null check (purpose in ('PARTICIPATION', 'PUBLIC_NAME', 'PHOTO', 'CONTACT')),
    choice text not null check (choice in ('YES', 'NO', 'FULL', 'SHORT', 'HIDDEN')),
    text_version text not null,
    language text not null check (language in ('es', 'en')),
    how text not null check (how in ('SELF', 'GUARDIAN', 'PAPER')),
    given_by uuid not null references users,
    given_at timestamptz not null
  )`,
  sql`create index consents_of_person on consents (person_id, purpose, given_at desc)`,
  sql`create index consents_by on consents (given_by)`,
  sql`alter table claims add column relation text check (relation in ('MOTHER', 'FATHER', 'GUARDIAN', 'OTHER'))`,
];
