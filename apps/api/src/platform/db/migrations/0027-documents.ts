import { type Kysely, sql } from 'kysely';

/** What a registration needs besides names: documents of people as private files, and questions of organisers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table person_documents (
    id uuid primary key,
    person_id uuid not null references persons on delete cascade,
    kind text not null check (kind in ('IDENTITY', 'MEDICAL', 'INSURANCE')),
    number text,
    issued_on date,
    valid_until date,
    file_key text unique,
    file_type text,
    file_bytes integer,
    updated_by uuid references users,
    updated_at timestamptz not null,
    check ((file_key is null) = (file_type is null) and (file_key is null) = (file_bytes is null)),
    unique (person_id, kind)
  )`,
  // Files that nothing refers to (yet): deleted after the transaction, or at night at the latest.
  sql`create table discarded_files (key text primary key, at timestamptz not null)`,
  sql`create function discard_file() returns trigger language plpgsql as $$
    begin
      if old.file_key is not null and (tg_op = 'DELETE' or new.file_key is distinct from old.file_key) then
        insert into discarded_files (key, at) values (old.file_key, now()) on conflict do nothing;
      end if;
      return null;
    end $$`,
  sql`create trigger discard_file after delete or update of file_key on person_documents
    for each row execute function discard_file()`,
  sql`create table questions (
    id uuid primary key,
    organisation_id uuid not null references organisations,
    competition_id uuid not null references competitions on delete cascade,
    audience text not null check (audience in ('TEAM', 'PERSON')),
    kind text not null check (kind in ('TEXT', 'CHOICE', 'DATE', 'FILE')),
    label text not null,
    options jsonb not null,
    is_required boolean not null,
    place integer not null
  )`,
  sql`create index questions_of_competition on questions (competition_id, place)`,
  sql`create table answers (
    id uuid primary key,
    question_id uuid not null references questions on delete cascade,
    participation_id uuid references participations on delete cascade,
    licence_id uuid references licences on delete cascade,
    value text,
    file_key text unique,
    file_type text,
    file_bytes integer,
    updated_by uuid references users,
    updated_at timestamptz not null,
    check (num_nonnulls(participation_id, licence_id) = 1 and num_nonnulls(value, file_key) = 1),
    check ((file_key is null) = (file_type is null) and (file_key is null) = (file_bytes is null)),
    unique (question_id, participation_id),
    unique (question_id, licence_id)
  )`,
  sql`create index answers_of_participation on answers (participation_id)`,
  sql`create index answers_of_licence on answers (licence_id)`,
  sql`create trigger discard_file after delete or update of file_key on answers
    for each row execute function discard_file()`,
];
