import { type Kysely, sql } from 'kysely';

/**
 * Players are persons; an account is how a person signs in. The person of an account has the account's id, so
 * what was recorded about accounts is now about their persons.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...persons, ...accounts, ...references, ...squads, ...players, ...pages]) {
    await statement.execute(db);
  }
}

const persons = [
  sql`create table persons (
    id uuid primary key,
    first_name text,
    surnames text,
    birthday date,
    gender text check (gender in ('FEMALE', 'MALE', 'OTHER')),
    nationality text check (nationality ~ '^[A-Z]{2}$'),
    document text,
    email text check (email = lower(email)),
    phone text,
    photo_key text,
    shows_photo boolean,
    public_name text check (public_name in ('FULL', 'SHORT', 'HIDDEN')),
    search_text text not null default '',
    version integer not null default 1,
    created_at timestamptz not null,
    deleted_at timestamptz
  )`,
  sql`create index persons_by_document on persons (document) where document is not null`,
  sql`create index persons_by_name on persons (search_text) where search_text <> ''`,
  sql`create table person_entries (
    person_id uuid primary key references persons on delete cascade,
    team_id uuid references teams,
    organisation_id uuid references organisations,
    entered_by uuid not null references users,
    entered_at timestamptz not null,
    check (num_nonnulls(team_id, organisation_id) = 1)
  )`,
  sql`create index person_entries_of_team on person_entries (team_id)`,
  sql`create index person_entries_of_organisation on person_entries (organisation_id)`,
];

/** An account needs a person, so the database creates both; a restored backup brings its own. */
const accounts = [
  sql`insert into persons (id, created_at) select id, created_at from users`,
  sql`alter table users add constraint users_person foreign key (id) references persons`,
  sql`create function add_person_of_account() returns trigger language plpgsql as $$
    begin
      insert into persons (id, created_at) values (new.id, new.created_at) on conflict do nothing;
      return new;
    end $$`,
  sql`create trigger add_person_of_account before insert on users
    for each row execute function add_person_of_account()`,
  sql`create function remove_person_of_account() returns trigger language plpgsql as $$
    begin
      delete from persons where id = old.id;
      return null;
    end $$`,
  sql`create trigger remove_person_of_account after delete on users
    for each row execute function remove_person_of_account()`,
];

const references = [
  sql`alter table team_members rename column user_id to person_id`,
  refer('team_members', 'person_id', sql`on delete cascade`, 'team_members_user_id_fkey'),
  refer('lineup_players', 'player_id'),
  refer('match_events', 'player_id'),
  refer('match_events', 'related_player_id'),
  refer('suspensions', 'player_id'),
  refer('matches', 'mvp_player_id'),
  refer('notifications', 'person_id', sql`on delete cascade`),
];

function refer(table: string, column: string, action = sql``, old = `${table}_${column}_fkey`) {
  return sql`alter table ${sql.table(table)} drop constraint ${sql.id(old)},
    add constraint ${sql.id(`${table}_${column}_fkey`)}
    foreign key (${sql.id(column)}) references persons ${action}`;
}

/** What a team records about its people. */
const squads = [
  sql`alter table team_members
    add column shirt integer check (shirt between 0 and 999),
    add column position text`,
];

/**
 * People as matches, lineups and statistics see them: an account's own data takes precedence. Without a
 * decision the public name follows the age, and if the age is unknown only people with an account are shown
 * with their full name.
 */
const players = [
  sql`create function public_name_by_age(birthday date, has_account boolean) returns text language sql stable as $$
    select case
      when birthday > current_date - interval '14 years' then 'HIDDEN'
      when birthday > current_date - interval '18 years' then 'SHORT'
      when birthday is null and not has_account then 'SHORT'
      else 'FULL' end $$`,
  sql`create view players as select
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
    case
      when coalesce(users.deleted_at, persons.deleted_at) is not null then 'HIDDEN'
      when coalesce(persons.public_name, named.by_age) = 'HIDDEN' then 'HIDDEN'
      when users.privacy <> 'PUBLIC' then 'SHORT'
      else coalesce(persons.public_name, named.by_age) end as public_name
  from persons
  left join users on users.id = persons.id
  cross join lateral (select public_name_by_age(
    case when users.id is null then persons.birthday else users.birthday end, users.id is not null)) as named (by_age)`,
];

/** Entered people appear on no page before joining a team, which is recorded there. */
const pages = [
  sql`create trigger note_page_change_update
    after update of first_name, surnames, birthday, photo_key, shows_photo, public_name, deleted_at
    on persons for each statement execute function note_page_change_people()`,
];
