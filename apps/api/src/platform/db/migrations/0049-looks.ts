import { type Kysely, sql } from 'kysely';

/** Colours, covers and sponsors of organisations, Traips and competitions, and a logo of a competition's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...['looks', 'sponsors'].flatMap(pageTriggers)])
    await statement.execute(db);
}

const colour = (column: string) => sql`${sql.ref(column)} text check (${sql.ref(column)} ~ '^#[0-9a-f]{6}$')`;

const tables = [
  sql`alter table competitions add column avatar_key text`,
  // Its id is the id of the organisation, Traip or competition with this look.
  sql`create table looks (
    id uuid primary key,
    organisation_id uuid not null references organisations on delete cascade,
    competition_id uuid references competitions on delete cascade,
    ${colour('primary_color')},
    ${colour('accent_color')},
    photo_key text,
    photo_alt text,
    prints_sponsors boolean not null default false)`,
  sql`create index looks_of_organisation on looks (organisation_id)`,
  sql`create index looks_of_competition on looks (competition_id) where competition_id is not null`,
  sql`create table sponsors (
    id uuid primary key,
    organisation_id uuid not null references organisations on delete cascade,
    look_id uuid not null references looks on delete cascade,
    place integer not null,
    name text not null,
    website text,
    avatar_key text)`,
  sql`create index sponsors_of_look on sponsors (look_id, place)`,
  sql`create index sponsors_of_organisation on sponsors (organisation_id)`,
];

/** Looks appear on pages of whole organisations. */
function pageTriggers(table: string) {
  return [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ].map(([event, rows]) =>
    sql.raw(`create trigger note_page_change_${event} after ${event} on ${table}
      referencing ${rows} table as changed
      for each statement execute function note_page_change_everywhere()`),
  );
}
