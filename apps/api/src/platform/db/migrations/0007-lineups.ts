import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...lineups, ...suspensions]) await statement.execute(db);
}

const lineups = [
  sql`create table lineups (
    id uuid primary key,
    organisation_id uuid not null references organisations on delete cascade,
    competition_id uuid not null references competitions on delete cascade,
    match_id uuid not null,
    team_id uuid not null references teams,
    state text not null default 'DRAFT' check (state in ('DRAFT', 'CONFIRMED', 'LOCKED')),
    substitutions jsonb,
    version integer not null default 1,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    confirmed_by uuid references users,
    unique (match_id, team_id),
    foreign key (organisation_id, match_id) references matches (organisation_id, id) on delete cascade
  )`,
  sql`create index lineups_of_competition on lineups (competition_id, team_id)`,
  sql`create table lineup_players (
    lineup_id uuid not null references lineups on delete cascade,
    player_id uuid not null references users,
    position integer not null,
    place text not null check (place in ('STARTER', 'BENCH')),
    shirt integer,
    is_goalkeeper boolean not null,
    is_captain boolean not null,
    primary key (lineup_id, player_id)
  )`,
  sql`create index lineup_players_player on lineup_players (player_id)`,
];

const suspensions = [
  sql`create table suspensions (
    id uuid primary key,
    organisation_id uuid not null references organisations on delete cascade,
    competition_id uuid not null references competitions on delete cascade,
    team_id uuid not null references teams,
    player_id uuid not null references users,
    person_role text not null check (person_role in ('PLAYER', 'STAFF')),
    cause text not null check (cause in ('CYCLE', 'CARD', 'FOUL')),
    origin jsonb not null,
    origin_event_id uuid not null references match_events on delete cascade,
    origin_match_id uuid not null references matches on delete cascade,
    matches integer not null check (matches > 0),
    served jsonb not null default '[]',
    status text not null check (status in ('OPEN', 'SERVED', 'REVOKED')),
    created_at timestamptz not null default now(),
    unique (competition_id, origin_event_id)
  )`,
  sql`create index suspensions_of_team on suspensions (competition_id, team_id, status)`,
  sql`create table suspension_rulings (
    competition_id uuid not null references competitions on delete cascade,
    event_id uuid not null references match_events on delete cascade,
    organisation_id uuid not null references organisations on delete cascade,
    matches integer check (matches > 0),
    reason text not null,
    decided_by uuid not null references users,
    decided_at timestamptz not null,
    primary key (competition_id, event_id)
  )`,
  sql`create index match_events_of_related on match_events (related_player_id)
    where deleted_at is null and related_player_id is not null`,
];
