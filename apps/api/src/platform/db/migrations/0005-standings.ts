import { type Kysely, sql } from 'kysely';

/** Everything here belongs to a phase, and a foreign key over both columns refuses to mix two organisations. */
const ofPhase = sql`organisation_id uuid not null references organisations on delete cascade,
  phase_id uuid not null,
  foreign key (organisation_id, phase_id) references phases (organisation_id, id) on delete cascade`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table phases add column finished_at timestamptz`,
  sql`create table standings (
    ${ofPhase},
    group_key text not null,
    version integer not null default 1,
    inputs_hash text not null,
    rows jsonb not null,
    is_complete boolean not null,
    frozen_at timestamptz,
    updated_at timestamptz not null,
    primary key (phase_id, group_key)
  )`,
  sql`create table recorded_draws (
    id uuid primary key,
    ${ofPhase},
    team_order jsonb not null,
    drawn_on date not null,
    drawn_by text not null,
    recorded_by uuid not null references users,
    created_at timestamptz not null,
    deleted_at timestamptz
  )`,
  sql`create index recorded_draws_of_phase on recorded_draws (phase_id, created_at, id) where deleted_at is null`,
  sql`create table phase_byes (
    phase_id uuid not null references phases on delete cascade,
    round integer not null,
    team_id uuid not null references teams,
    primary key (phase_id, round, team_id)
  )`,
  sql`create table awards (
    organisation_id uuid not null references organisations on delete cascade,
    competition_id uuid not null,
    kind text not null,
    team_id uuid not null references teams,
    at timestamptz not null,
    primary key (competition_id, kind, team_id),
    foreign key (organisation_id, competition_id) references competitions (organisation_id, id) on delete cascade
  )`,
  sql`create index awards_of_team on awards (team_id)`,
];
