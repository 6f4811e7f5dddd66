import { type Kysely, sql } from 'kysely';

/** Who plays which rubber of a tie. Their scores are in the events and the result of the match. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const noteChange = (event: 'insert' | 'update' | 'delete', rows: 'new' | 'old') =>
  sql.raw(`create trigger note_page_change_${event} after ${event} on rubber_players
    referencing ${rows} table as changed for each statement execute function note_page_change_match()`);

const statements = [
  sql`create table rubber_players (
    match_id uuid not null references matches on delete cascade,
    rubber text not null,
    side text not null check (side in ('HOME', 'AWAY')),
    place smallint not null check (place in (1, 2)),
    player_id uuid not null references persons,
    primary key (match_id, rubber, side, place)
  )`,
  sql`create index rubber_players_player on rubber_players (player_id)`,
  noteChange('insert', 'new'),
  noteChange('update', 'new'),
  noteChange('delete', 'old'),
];
