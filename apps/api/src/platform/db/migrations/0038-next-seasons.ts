import { type Kysely, sql } from 'kysely';

/** A season continues another one; a competition continues last season's, and can be below a higher one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...statements, ...pages]) await statement.execute(db);
  for (const [table, column] of [
    ['competitions', 'id'],
    ['awards', 'competition_id'],
  ] as const)
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ])
      await sql
        .raw(`create trigger note_season_change_${event} after ${event} on ${table}
          referencing ${rows} table as changed for each statement execute function note_season_change('${column}')`)
        .execute(db);
}

/** The page of a competition shows its other seasons and their winners, so they affect it too. */
const pages = [
  sql`create function seasons_of_competition(start uuid) returns setof uuid language sql stable as $$
    with recursive linked (id) as (
      select start
      union select next.id from linked, lateral (
        select previous_id as id from competitions where competitions.id = linked.id and previous_id is not null
        union all select competitions.id from competitions where previous_id = linked.id) as next)
    select id from linked $$`,
  sql`create function note_season_change() returns trigger language plpgsql as $$
    begin
      if tg_argv[0] = 'id' then
        insert into page_changes (competition_id) select distinct season from changed,
          lateral seasons_of_competition(changed.id) as season where season <> changed.id;
      else
        insert into page_changes (competition_id) select distinct season from changed,
          lateral seasons_of_competition(changed.competition_id) as season where season <> changed.competition_id;
      end if;
      return null;
    end $$`,
];

const statements = [
  sql`alter table seasons add column previous_id uuid references seasons on delete set null,
    add column request_id uuid`,
  sql`create unique index seasons_by_request on seasons (previous_id, request_id) where deleted_at is null`,
  sql`alter table competitions add column previous_id uuid references competitions on delete set null,
    add column above_id uuid references competitions on delete set null,
    add column go_up integer not null default 0 check (go_up >= 0),
    add column come_down integer not null default 0 check (come_down >= 0),
    add constraint competitions_not_above_itself check (above_id <> id)`,
  sql`create index competitions_by_previous on competitions (previous_id) where previous_id is not null`,
  sql`create index competitions_by_above on competitions (above_id) where above_id is not null`,
  // Competitions with the same name in consecutive seasons are one competition.
  sql`update competitions set previous_id = earlier.previous_id
    from (select competitions.id, lag(competitions.id) over editions as previous_id,
        seasons.starts_on > lag(seasons.starts_on) over editions as is_later
      from competitions join seasons on seasons.id = competitions.season_id
      where competitions.deleted_at is null and seasons.starts_on is not null
      window editions as (partition by competitions.traip_id, competitions.category_id, folded(competitions.name)
        order by seasons.starts_on, competitions.id)) as earlier
    where earlier.id = competitions.id and earlier.is_later`,
];
