import { type Kysely, sql } from 'kysely';

/** What people are known as, who is a delegate of a team, and the names by which people are found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...columns, ...players, ...pages, ...names]) await statement.execute(db);
}

const columns = [
  sql`alter table persons add column known_as text`,
  sql`alter table team_members add column is_delegate boolean not null default false`,
];

/**
 * As before, with the nickname where it is public. People shown with an initial show a nickname only if it is
 * one word, and not one of their surnames.
 */
const players = [
  sql`create function short_known_as(known_as text, surnames text) returns text language sql immutable as $$
    select case when searchable(known_as) !~ ' '
      and searchable(known_as) <> all (string_to_array(searchable(surnames), ' ')) then known_as end $$`,
  sql`create or replace view players as select
    persons.id,
    users.user_code,
    coalesce(users.first_name, persons.first_name, '') as first_name,
    coalesce(users.surnames, persons.surnames, '') as surnames,
    case when users.id is null then persons.birthday else users.birthday end as birthday,
    case when users.id is null then persons.photo_key else users.avatar_key end as avatar_key,
    case when users.id is null then persons.search_text else users.search_text end as search_text,
    coalesce(users.deleted_at, persons.deleted_at) as deleted_at,
    coalesce(users.privacy, 'PUBLIC') = 'PUBLIC' as is_listed,
    coalesce(persons.shows_photo, users.id is not null) as shows_photo,
    shown.public_name,
    case shown.public_name
      when 'FULL' then persons.known_as
      when 'SHORT' then short_known_as(persons.known_as, coalesce(users.surnames, persons.surnames, ''))
      end as known_as
  from persons
  left join users on users.id = persons.id
  cross join lateral (select public_name_by_age(
    case when users.id is null then persons.birthday else users.birthday end, users.id is not null)) as named (by_age)
  cross join lateral (select case
      when coalesce(users.deleted_at, persons.deleted_at) is not null then 'HIDDEN'
      when coalesce(persons.public_name, named.by_age) = 'HIDDEN' then 'HIDDEN'
      when users.privacy <> 'PUBLIC' then 'SHORT'
      else coalesce(persons.public_name, named.by_age) end) as shown (public_name)`,
];

const pages = [
  sql`drop trigger note_page_change_update on persons`,
  sql`create trigger note_page_change_update
    after update of first_name, surnames, known_as, birthday, photo_key, shows_photo, public_name, deleted_at
    on persons for each statement execute function note_page_change_people()`,
];

/**
 * Each person can be found by two names: the full one and the short one. Which of them is public changes with
 * a birthday, so queries decide that. The database maintains them, and backups leave them out.
 */
const names = [
  sql`create table person_names (
    id uuid not null references persons on delete cascade,
    length text not null check (length in ('FULL', 'SHORT')),
    search_name text not null,
    search tsvector not null generated always as (to_tsvector('simple', search_name)) stored,
    primary key (id, length)
  )`,
  sql`create index person_names_search on person_names using gin (search)`,
  sql`create index person_names_found on person_names (search_name text_pattern_ops, id)`,
  sql`create function save_person_names(of_person uuid) returns void language sql as $$
    insert into person_names (id, length, search_name)
    select persons.id, names.length, searchable(names.name)
    from persons left join users on users.id = persons.id
    cross join lateral (select coalesce(users.first_name, persons.first_name, ''),
      coalesce(users.surnames, persons.surnames, '')) as own (first_name, surnames)
    cross join lateral (values
      ('FULL', coalesce(persons.known_as, own.first_name || ' ' || own.surnames)),
      ('SHORT', coalesce(short_known_as(persons.known_as, own.surnames),
        own.first_name || ' ' || left(own.surnames, 1)))) as names (length, name)
    where persons.id = of_person
    on conflict (id, length) do update set search_name = excluded.search_name $$`,
  sql`create function note_person_names() returns trigger language plpgsql as $$ begin
    perform save_person_names(new.id);
    return null; end $$`,
  ...['persons', 'users'].map(
    (table) => sql`create trigger note_person_names_insert after insert on ${sql.table(table)}
      for each row execute function note_person_names()`,
  ),
  sql`create trigger note_person_names_update after update of first_name, surnames, known_as on persons
    for each row execute function note_person_names()`,
  sql`create trigger note_person_names_update after update of first_name, surnames on users
    for each row execute function note_person_names()`,
  sql`select save_person_names(id) from persons`,
];
