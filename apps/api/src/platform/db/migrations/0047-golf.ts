import { type Kysely, sql } from 'kysely';

/** Golf by strokes is a race whose results are cards: a course and its rules, handicaps, and strokes hole by hole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table races drop constraint races_kind_check,
    add constraint races_kind_check check (kind in ('TIME', 'DISTANCE', 'POINTS', 'GOLF')),
    add column golf jsonb,
    add column cut_line integer,
    add constraint races_golf_check check ((kind = 'GOLF') = (golf is not null))`,
  sql`alter table race_entries
    add column handicap_tenths integer check (handicap_tenths between -100 and 540),
    add column tee_time text,
    add column starting_hole integer check (starting_hole between 1 and 18)`,
  // Strokes over par are negative for good players.
  sql`alter table race_results drop constraint race_results_mark_check,
    drop constraint race_results_status_check,
    add constraint race_results_status_check
      check (status in ('CUT', 'NR', 'LAP', 'OTL', 'DNF', 'NM', 'DSQ', 'DNS', 'WDR', 'EXH')),
    add column card jsonb not null default '[]',
    add column verdict text check (verdict in ('CUT', 'NR')),
    add constraint race_results_mark_check check (mark >= 0 or card <> '[]')`,
];
