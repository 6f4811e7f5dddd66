import { type Kysely, sql } from 'kysely';

/**
 * Rankings of a Traip: how they are computed, where people start, and the final places that give points.
 * People looking for a partner, and which members of a pair played which match. The text of a search is
 * deleted with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...rankings, ...partners, ...forgetting]) await statement.execute(db);
  for (const [table, kind] of Object.entries(watched))
    for (const [event, rows] of Object.entries({ insert: 'new', update: 'new', delete: 'old' }))
      await sql
        .raw(`create trigger note_page_change_${event} after ${event} on ${table}
          referencing ${rows} table as changed
          for each statement execute function note_page_change_${kind}()`)
        .execute(db);
}

const watched = { rating_starts: 'everywhere', final_places: 'own', match_people: 'match' };

const rankings = [
  sql`alter table traips add column rating jsonb`,
  sql`create table rating_starts (
    traip_id uuid not null references traips on delete cascade,
    person_id uuid references persons on delete cascade,
    team_id uuid references teams on delete cascade,
    value double precision not null check (value between 0 and 100000),
    check ((person_id is null) <> (team_id is null)))`,
  sql`create unique index rating_starts_of_person on rating_starts (traip_id, person_id) where person_id is not null`,
  sql`create unique index rating_starts_of_team on rating_starts (traip_id, team_id) where team_id is not null`,
  sql`create index rating_starts_by_person on rating_starts (person_id)`,
  sql`create index rating_starts_by_team on rating_starts (team_id)`,
  sql`create table final_places (
    competition_id uuid not null references competitions on delete cascade,
    team_id uuid not null references teams on delete cascade,
    place integer not null check (place > 0),
    primary key (competition_id, team_id))`,
  sql`create index final_places_of_team on final_places (team_id)`,
];

const partners = [
  sql`create table partner_searches (
    id uuid primary key,
    organisation_id uuid not null references organisations on delete cascade,
    competition_id uuid not null references competitions on delete cascade,
    person_id uuid not null references persons on delete cascade,
    level text,
    note text,
    by_user uuid references users on delete set null,
    at timestamptz not null,
    unique (competition_id, person_id))`,
  sql`create index partner_searches_of_person on partner_searches (person_id)`,
  sql`create index partner_searches_of_organisation on partner_searches (organisation_id)`,
  sql`create index partner_searches_by_user on partner_searches (by_user)`,
  sql`create table partner_requests (
    from_id uuid not null references partner_searches on delete cascade,
    to_id uuid not null references partner_searches on delete cascade,
    at timestamptz not null,
    declined_at timestamptz,
    primary key (from_id, to_id),
    check (from_id <> to_id))`,
  sql`create index partner_requests_to on partner_requests (to_id)`,
  sql`create table match_people (
    match_id uuid not null references matches on delete cascade,
    team_id uuid not null references teams on delete cascade,
    person_id uuid not null references persons on delete cascade,
    primary key (match_id, team_id, person_id))`,
  sql`create index match_people_of_person on match_people (person_id)`,
  sql`create index match_people_of_team on match_people (team_id)`,
];

const forget = (table: 'persons' | 'users') =>
  sql`create trigger forget_partner_search after update of deleted_at on ${sql.ref(table)}
    for each row when (new.deleted_at is not null and old.deleted_at is null)
    execute function forget_partner_search()`;

const forgetting = [
  sql`create function forget_partner_search() returns trigger language plpgsql as $$ begin
    delete from partner_searches where person_id = new.id;
    delete from rating_starts where person_id = new.id;
    return null; end $$`,
  forget('persons'),
  forget('users'),
];
