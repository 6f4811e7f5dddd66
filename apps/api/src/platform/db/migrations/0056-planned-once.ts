import { type Kysely, sql } from 'kysely';

/**
 * PostgreSQL plans the statements of an SQL function on every call, unless it can inline them, and those of a
 * PL/pgSQL function once per connection. These run with almost every request, and planning took longer than
 * running.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create or replace function effective_role(member organisation_members) returns text language plpgsql stable as $$
    begin
      if member.role in ('super-admin', 'admin')
        and (select requires_second_factor from organisations where id = member.organisation_id)
        and not exists (select from recovery_codes where user_id = member.user_id)
      then return 'member'; end if;
      return member.role;
    end $$`,
  sql`create or replace function save_person_names(of_person uuid) returns void language plpgsql as $$
    begin
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
      on conflict (id, length) do update set search_name = excluded.search_name;
    end $$`,
  sql`create or replace function save_competitor_name(of_team uuid) returns void language plpgsql as $$
    begin
      update teams set name = named.name, search_text = searchable(named.name || ' ' || teams.code)
      from competitor_name(of_team) as named (name)
      where teams.id = of_team and teams.competitor_kind <> 'TEAM' and named.name <> teams.name;
    end $$`,
];
