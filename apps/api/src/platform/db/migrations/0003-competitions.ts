import { type Kysely, sql } from 'kysely';

/** Everything here belongs to an organisation, and a foreign key over both columns refuses to mix two of them. */
const owned = sql`organisation_id uuid not null references organisations on delete cascade`;

const privacy = sql`check (privacy in ('PUBLIC', 'PRIVATE', 'CONTACTS', 'IN_ORG'))`;

const state = sql`check (state in
  ('DRAFT', 'PENDING', 'PUBLICIZED', 'IN_PROGRESS', 'IN_PROGRESS_AND_OPENED', 'FINISHED', 'CANCELED'))`;

/** A name without accents, case and doubled spaces: names that differ in nothing else are the same. */
const nameKey = sql`name_key text not null generated always as (folded(name)) stored`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    ...names,
    ...traips,
    ...competitions,
    ...phases,
    ...places,
    ...matches,
    ...records,
  ]) {
    await statement.execute(db);
  }
}

const names = [
  sql`create function folded(name text) returns text language sql immutable strict parallel safe return
    lower(regexp_replace(regexp_replace(trim(normalize(name, NFD)), '[\\u0300-\\u036f]', '', 'g'), '\\s+', ' ', 'g'))`,
];

const traips = [
  sql`create table traips (
    id uuid primary key,
    ${owned},
    code text not null unique,
    name text not null,
    sport_key text not null,
    description text,
    privacy text not null default 'PUBLIC' ${privacy},
    avatar_key text,
    search_text text not null default '',
    search tsvector generated always as (to_tsvector('simple', search_text)) stored,
    version integer not null default 1,
    created_at timestamptz not null,
    deleted_at timestamptz,
    unique (organisation_id, id)
  )`,
  sql`create index traips_of_organisation on traips (organisation_id, folded(name), id) where deleted_at is null`,
  sql`create index traips_search on traips using gin (search)`,
  sql`create table seasons (
    id uuid primary key,
    ${owned},
    traip_id uuid not null,
    name text not null,
    ${nameKey},
    starts_on date,
    ends_on date,
    version integer not null default 1,
    created_at timestamptz not null,
    deleted_at timestamptz,
    check (ends_on >= starts_on),
    unique (organisation_id, id),
    foreign key (organisation_id, traip_id) references traips (organisation_id, id)
  )`,
  sql`create index seasons_of_traip on seasons (traip_id, starts_on desc nulls last, id desc) where deleted_at is null`,
  sql`create unique index seasons_name on seasons (traip_id, name_key) where deleted_at is null`,
  sql`create table categories (
    id uuid primary key,
    ${owned},
    traip_id uuid not null,
    name text not null,
    ${nameKey},
    gender text not null check (gender in ('MIXED', 'MALE', 'FEMALE')),
    skill_level text not null,
    min_age integer,
    max_age integer,
    sport_variant_key text not null,
    version integer not null default 1,
    created_at timestamptz not null,
    deleted_at timestamptz,
    check (max_age >= min_age),
    unique (organisation_id, id),
    foreign key (organisation_id, traip_id) references traips (organisation_id, id)
  )`,
  sql`create unique index categories_name on categories (traip_id, name_key) where deleted_at is null`,
];

const competitions = [
  sql`create table competitions (
    id uuid primary key,
    ${owned},
    traip_id uuid not null,
    season_id uuid not null,
    category_id uuid not null,
    name text not null,
    description text,
    state text not null default 'DRAFT' ${state},
    privacy text not null default 'PUBLIC' ${privacy},
    published_at timestamptz,
    starts_on date,
    ends_on date,
    takes_registrations boolean not null default false,
    max_teams integer,
    rules_override jsonb not null default '{}',
    withdrawal_mode text,
    search_text text not null default '',
    search tsvector generated always as (to_tsvector('simple', search_text)) stored,
    version integer not null default 1,
    created_at timestamptz not null,
    deleted_at timestamptz,
    unique (organisation_id, id),
    foreign key (organisation_id, traip_id) references traips (organisation_id, id),
    foreign key (organisation_id, season_id) references seasons (organisation_id, id),
    foreign key (organisation_id, category_id) references categories (organisation_id, id)
  )`,
  sql`create index competitions_of_organisation on competitions (organisation_id, created_at desc, id) where deleted_at is null`,
  sql`create index competitions_of_traip on competitions (traip_id, season_id, category_id) where deleted_at is null`,
  sql`create index competitions_search on competitions using gin (search)`,
  sql`create table participations (
    id uuid primary key,
    ${owned},
    competition_id uuid not null,
    team_id uuid not null references teams,
    status text not null check (status in ('REQUESTED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')),
    seed integer,
    reason text,
    requested_by uuid not null references users,
    decided_by uuid references users,
    withdrawal_mode text check (withdrawal_mode in ('ANNUL', 'KEEP_AND_AWARD', 'KEEP_ONLY')),
    created_at timestamptz not null,
    decided_at timestamptz,
    unique (competition_id, team_id),
    foreign key (organisation_id, competition_id) references competitions (organisation_id, id) on delete cascade
  )`,
  sql`create index participations_of_team on participations (team_id)`,
];

const phases = [
  sql`create table phases (
    id uuid primary key,
    ${owned},
    competition_id uuid not null,
    place integer not null,
    name text not null,
    state text not null default 'DRAFT' ${state},
    is_parallel boolean not null default false,
    lots_seed text not null,
    lots_commitment text not null,
    version integer not null default 1,
    created_at timestamptz not null,
    unique (organisation_id, id),
    unique (competition_id, place) deferrable initially deferred,
    foreign key (organisation_id, competition_id) references competitions (organisation_id, id) on delete cascade
  )`,
  sql`create table broker_configs (
    phase_id uuid primary key,
    ${owned},
    algorithm text not null,
    params jsonb not null default '{}',
    seed text not null,
    version integer not null default 1,
    generated_at timestamptz,
    foreign key (organisation_id, phase_id) references phases (organisation_id, id) on delete cascade
  )`,
  sql`create table phase_teams (
    phase_id uuid not null references phases on delete cascade,
    team_id uuid not null references teams,
    seed integer,
    pot integer,
    group_key text,
    primary key (phase_id, team_id)
  )`,
  sql`create index phase_teams_team on phase_teams (team_id)`,
  sql`create table phase_groups (
    phase_id uuid not null references phases on delete cascade,
    key text not null,
    place integer not null,
    members jsonb not null,
    primary key (phase_id, key)
  )`,
  sql`create table phase_ties (
    phase_id uuid not null references phases on delete cascade,
    key text not null,
    place integer not null,
    tie jsonb not null,
    primary key (phase_id, key)
  )`,
];

const places = [
  sql`create table venues (
    id uuid primary key,
    ${owned},
    name text not null,
    address text,
    city text,
    latitude double precision,
    longitude double precision,
    version integer not null default 1,
    created_at timestamptz not null,
    deleted_at timestamptz,
    unique (organisation_id, id)
  )`,
  sql`create table fields (
    id uuid primary key,
    ${owned},
    venue_id uuid not null,
    name text not null,
    place integer not null,
    deleted_at timestamptz,
    unique (organisation_id, id),
    foreign key (organisation_id, venue_id) references venues (organisation_id, id) on delete cascade
  )`,
  sql`create table venue_openings (
    venue_id uuid not null references venues on delete cascade,
    weekday integer not null check (weekday between 1 and 7),
    opens_at time not null,
    closes_at time not null,
    check (closes_at > opens_at),
    primary key (venue_id, weekday, opens_at)
  )`,
  sql`create table closed_dates (
    id uuid primary key,
    ${owned},
    venue_id uuid references venues on delete cascade,
    team_id uuid references teams on delete cascade,
    starts_on date not null,
    ends_on date not null,
    reason text,
    check (ends_on >= starts_on),
    check (num_nonnulls(venue_id, team_id) <= 1)
  )`,
  sql`create table team_venues (
    ${owned},
    team_id uuid not null references teams on delete cascade,
    venue_id uuid not null references venues on delete cascade,
    primary key (organisation_id, team_id, venue_id)
  )`,
];

const matches = [
  sql`create table matches (
    id uuid primary key,
    ${owned},
    competition_id uuid not null,
    phase_id uuid not null,
    key text not null,
    kind text not null default 'NORMAL' check (kind in ('NORMAL', 'TIEBREAK')),
    round integer not null,
    group_key text,
    tie_key text,
    is_if_needed boolean not null default false,
    home jsonb not null,
    away jsonb not null,
    home_team_id uuid references teams,
    away_team_id uuid references teams,
    state text not null default 'CREATED'
      check (state in ('CREATED', 'SCHEDULED', 'IN_PROGRESS', 'FINISHED', 'CLOSED', 'CANCELLED')),
    kick_off timestamptz,
    field_id uuid,
    is_locked boolean not null default false,
    home_score integer,
    away_score integer,
    result jsonb,
    version integer not null default 1,
    created_at timestamptz not null,
    deleted_at timestamptz,
    unique (phase_id, key),
    unique (organisation_id, id),
    check (home_team_id <> away_team_id),
    foreign key (organisation_id, competition_id) references competitions (organisation_id, id) on delete cascade,
    foreign key (organisation_id, phase_id) references phases (organisation_id, id) on delete cascade,
    foreign key (organisation_id, field_id) references fields (organisation_id, id)
  )`,
  sql`create index matches_of_competition on matches (competition_id, kick_off, id) where deleted_at is null`,
  sql`create index matches_of_phase on matches (phase_id, round, key) where deleted_at is null`,
  sql`create index matches_of_organisation on matches (organisation_id, kick_off, id) where deleted_at is null`,
  sql`create index matches_of_home on matches (home_team_id, kick_off) where deleted_at is null`,
  sql`create index matches_of_away on matches (away_team_id, kick_off) where deleted_at is null`,
  sql`create index matches_of_field on matches (field_id, kick_off) where deleted_at is null`,
];

const records = [
  sql`create table adjustments (
    id uuid primary key,
    ${owned},
    competition_id uuid not null,
    phase_id uuid not null,
    team_id uuid not null references teams,
    points integer not null,
    reason text not null,
    effective_from timestamptz not null,
    decided_by uuid not null references users,
    created_at timestamptz not null,
    deleted_at timestamptz,
    foreign key (organisation_id, competition_id) references competitions (organisation_id, id) on delete cascade,
    foreign key (organisation_id, phase_id) references phases (organisation_id, id) on delete cascade
  )`,
  sql`create index adjustments_of_phase on adjustments (phase_id) where deleted_at is null`,
  sql`create table calendar_plans (
    id uuid primary key,
    ${owned},
    competition_id uuid not null,
    phase_id uuid not null,
    status text not null check (status in ('WAITING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED', 'APPLIED')),
    wishes jsonb not null,
    progress jsonb,
    outcome jsonb,
    created_by uuid not null references users,
    created_at timestamptz not null,
    ended_at timestamptz,
    foreign key (organisation_id, phase_id) references phases (organisation_id, id) on delete cascade
  )`,
  sql`create index calendar_plans_of_phase on calendar_plans (phase_id, created_at desc)`,
  sql`create table records (
    id bigint generated always as identity primary key,
    ${owned},
    competition_id uuid,
    subject_kind text not null,
    subject_id uuid not null,
    action text not null,
    details jsonb not null default '{}',
    by_user uuid references users,
    at timestamptz not null
  )`,
  sql`create index records_of_competition on records (competition_id, id desc)`,
  sql`create index records_of_subject on records (subject_id, id desc)`,
];
