import { type Kysely, sql } from 'kysely';

/**
 * Players and pairs compete as teams of one or two people. Their name consists of these people's public
 * names, kept up to date by the database: people who hide their name hide it in every fixture.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...kinds, ...names, ...minors, ...triggers]) await statement.execute(db);
}

const kind = sql`text not null default 'TEAM' check (`;

const kinds = [
  sql`alter table teams add column competitor_kind ${kind} competitor_kind in ('TEAM', 'PAIR', 'INDIVIDUAL'))`,
  sql`alter table competitions add column competitors ${kind} competitors in ('TEAM', 'PAIR', 'INDIVIDUAL'))`,
];

const names = [
  sql`create function competitor_name(of_team uuid) returns text language sql stable as $$
    select string_agg(shown.name, ' / ' order by team_members.joined_at, team_members.person_id)
    from team_members join players on players.id = team_members.person_id
    cross join lateral (select case players.public_name
      when 'FULL' then coalesce(players.known_as, trim(players.first_name || ' ' || players.surnames))
      when 'SHORT' then coalesce(players.known_as, players.first_name ||
        case when players.surnames = '' then '' else ' ' || left(players.surnames, 1) || '.' end)
      else '—' end) as shown (name)
    where team_members.team_id = of_team and team_members.left_at is null $$`,
  sql`create function save_competitor_name(of_team uuid) returns void language sql as $$
    update teams set name = named.name, search_text = searchable(named.name || ' ' || teams.code)
    from competitor_name(of_team) as named (name)
    where teams.id = of_team and teams.competitor_kind <> 'TEAM' and named.name <> teams.name $$`,
  sql`create function note_competitor_of_person() returns trigger language plpgsql as $$ begin
    perform save_competitor_name(team_members.team_id) from team_members
      join teams on teams.id = team_members.team_id and teams.competitor_kind <> 'TEAM'
      where team_members.person_id = new.id and team_members.left_at is null;
    return null; end $$`,
  sql`create function note_competitor_of_member() returns trigger language plpgsql as $$ begin
    perform save_competitor_name(coalesce(new.team_id, old.team_id));
    return null; end $$`,
];

/** Entering a name publishes it. Once a birthday shows a child, the age decides, unless a guardian did. */
const minors = [
  sql`create function follow_age_of_minor() returns trigger language plpgsql as $$ begin
    if new.public_name = 'FULL' and new.birthday is not null and public_name_by_age(new.birthday, false) <> 'FULL'
      and not exists (select from consents_in_force as held
        where held.person_id = new.id and held.purpose = 'PUBLIC_NAME') then
      new.public_name := null;
    end if;
    return new; end $$`,
  sql`create trigger follow_age_of_minor before update of birthday on persons
    for each row when (new.birthday is distinct from old.birthday) execute function follow_age_of_minor()`,
];

const triggers = [
  sql`create trigger note_competitor_update
    after update of first_name, surnames, known_as, birthday, public_name, deleted_at on persons
    for each row execute function note_competitor_of_person()`,
  sql`create trigger note_competitor_insert after insert on users
    for each row execute function note_competitor_of_person()`,
  sql`create trigger note_competitor_update
    after update of first_name, surnames, birthday, privacy, deleted_at on users
    for each row execute function note_competitor_of_person()`,
  sql`create trigger note_competitor after insert or update or delete on team_members
    for each row execute function note_competitor_of_member()`,
];
