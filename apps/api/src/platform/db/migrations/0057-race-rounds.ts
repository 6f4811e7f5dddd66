import { type Kysely, sql } from 'kysely';

/**
 * Rounds of a race, from heats to finals. A round is a separate race that names the first one as its event,
 * so it has its own start list, results and publication. In a relay a team is entered, with its members in
 * order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  for (const [event, rows] of Object.entries({ insert: 'new', update: 'new', delete: 'old' }))
    await sql
      .raw(`create trigger note_page_change_${event} after ${event} on race_members
        referencing ${rows} table as changed
        for each statement execute function note_page_change_own()`)
      .execute(db);
}

const statements = [
  sql`alter table races
    add column event_id uuid references races on delete cascade,
    add column round text check (round in ('HEATS', 'SEMIFINAL', 'FINAL_B', 'FINAL_A')),
    add column round_order integer not null default 0,
    -- How many go on to the next round; null of finals, and of races without rounds.
    add column advance jsonb,
    add column lanes integer check (lanes between 4 and 20),
    -- How many run in a relay.
    add column legs integer check (legs between 2 and 12),
    add constraint races_event_check check (event_id is null or round is not null)`,
  sql`create index races_of_event on races (event_id)`,
  sql`alter table race_entries
    add column seed_mark bigint check (seed_mark > 0),
    -- The same competitor in the first round.
    add column first_entry_id uuid references race_entries on delete cascade,
    add column team text`,
  sql`create unique index race_entries_of_first on race_entries (first_entry_id, race_id)`,
  sql`alter table race_results
    add column advance text check (advance in ('Q', 'q', 'B', 'TIE')),
    -- What a swim-off or a lot told of those who were level for the last place.
    add column tie_order integer`,
  sql`create table race_members (
    entry_id uuid not null references race_entries on delete cascade,
    leg integer not null,
    organisation_id uuid not null references organisations,
    competition_id uuid not null references competitions on delete cascade,
    race_id uuid not null references races on delete cascade,
    person_id uuid references persons,
    birth_year integer,
    primary key (entry_id, leg)
  )`,
  sql`create index race_members_of_person on race_members (person_id)`,
  sql`create index race_members_of_race on race_members (race_id)`,
];
