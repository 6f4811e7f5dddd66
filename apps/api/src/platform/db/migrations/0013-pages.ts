import { type Kysely, sql } from 'kysely';

/**
 * Changes to what public pages show, so that a cached page can be invalidated. The database itself records
 * them, in the transaction of the change: no code that writes can forget to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of noteBook) await statement.execute(db);
  for (const [kind, { competitions, tables }] of Object.entries(kinds)) {
    await sql.raw(functionFor(kind, competitions)).execute(db);
    for (const table of tables.split(/\s+/)) await addTriggers(db, table, kind);
  }
  for (const statement of people) await statement.execute(db);
}

/** No competition: any page may have changed. */
const noteBook = [
  sql`create table page_changes (
    id bigint generated always as identity primary key,
    competition_id uuid,
    at timestamptz not null default now(),
    written_by xid8 not null default pg_current_xact_id())`,
  sql`create index page_changes_by_writer on page_changes (written_by)`,
  sql`create index page_changes_by_age on page_changes (at)`,
];

/** How to find the competitions on whose pages a changed row appears. */
const kinds = {
  itself: { competitions: 'select id from changed', tables: 'competitions' },
  own: {
    competitions: 'select competition_id from changed',
    tables: 'participations phases matches adjustments awards lineups suspensions suspension_rulings',
  },
  phase: {
    competitions: 'select phases.competition_id from changed join phases on phases.id = changed.phase_id',
    tables: 'broker_configs phase_teams phase_groups phase_ties phase_byes standings recorded_draws',
  },
  match: {
    competitions: 'select matches.competition_id from changed join matches on matches.id = changed.match_id',
    tables: 'match_events match_referees',
  },
  lineup: {
    competitions: 'select lineups.competition_id from changed join lineups on lineups.id = changed.lineup_id',
    tables: 'lineup_players',
  },
  everywhere: {
    competitions: 'select null::uuid from changed',
    tables: `organisations organisation_contacts organisation_members traips seasons categories teams team_members
      venues fields`,
  },
};

function functionFor(kind: string, competitions: string): string {
  return `create function note_page_change_${kind}() returns trigger language plpgsql as $$
    begin
      insert into page_changes (competition_id) select distinct * from (${competitions}) as found;
      return null;
    end $$`;
}

/** One trigger for each kind of change: a trigger with a transition table can only be for one. */
async function addTriggers(db: Kysely<unknown>, table: string, kind: string): Promise<void> {
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ]) {
    await sql
      .raw(`create trigger note_page_change_${event} after ${event} on ${table}
        referencing ${rows} table as changed
        for each statement execute function note_page_change_${kind}()`)
      .execute(db);
  }
}

/** Registrations appear on no page yet, and neither do most changes of a person: only these columns count. */
const people = [
  sql`create function note_page_change_people() returns trigger language plpgsql as $$
    begin
      insert into page_changes (competition_id) values (null);
      return null;
    end $$`,
  sql`create trigger note_page_change_update
    after update of user_code, first_name, surnames, birthday, favorite_sport, bio, privacy, avatar_key, deleted_at
    on users for each statement execute function note_page_change_people()`,
  sql`create trigger note_page_change_delete after delete on users
    for each statement execute function note_page_change_people()`,
];
