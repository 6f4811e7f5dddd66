import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...venues, ...plans]) await statement.execute(db);
}

const venues = [
  sql`alter table venues add column name_key text not null generated always as (folded(name)) stored`,
  sql`create unique index venues_name on venues (organisation_id, name_key) where deleted_at is null`,
  sql`create index fields_of_venue on fields (venue_id, place) where deleted_at is null`,
  sql`create index closed_dates_of_organisation on closed_dates (organisation_id, ends_on)`,
  sql`create index closed_dates_of_venue on closed_dates (venue_id, ends_on) where venue_id is not null`,
  sql`create index closed_dates_of_team on closed_dates (team_id, ends_on) where team_id is not null`,
  sql`create index team_venues_of_venue on team_venues (venue_id)`,
];

const plans = [
  sql`alter table calendar_plans
    add column runs integer not null default 0,
    add column inputs_hash text,
    add column cancel_asked_at timestamptz,
    add column failure text check (failure in ('INTERRUPTED', 'BROKEN'))`,
  // One search at a time for each phase: a second request waits or cancels.
  sql`create unique index calendar_plans_open on calendar_plans (phase_id) where status in ('WAITING', 'RUNNING')`,
];
