import { type Kysely, sql } from 'kysely';

/** Which version of the terms and the privacy policy each account agreed to, and the texts as they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table legal_texts (
      document text not null check (document in ('terms', 'privacy')),
      locale text not null,
      version text not null,
      markdown text not null,
      primary key (document, locale, version)
    )`,
    sql`create table agreements (
      user_id uuid not null references users on delete cascade,
      document text not null,
      locale text not null,
      version text not null,
      agreed_at timestamptz not null,
      primary key (user_id, document, locale, version),
      foreign key (document, locale, version) references legal_texts
    )`,
    // Earlier registrations agreed to no known version.
    sql`alter table registrations add column terms_version text, add column privacy_version text`,
  ];
  for (const statement of statements) await statement.execute(db);
}
