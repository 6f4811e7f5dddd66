import { type Kysely, sql } from 'kysely';

/**
 * Names are searched by the beginnings of their words, without accents or case: the program writes
 * `search_text` in that form, and `search` is what is indexed.
 */
const searchable = sql`
  search_text text not null default '',
  search tsvector generated always as (to_tsvector('simple', search_text)) stored`;

const privacy = sql`check (privacy in ('PUBLIC', 'PRIVATE', 'CONTACTS', 'IN_ORG'))`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...people, ...organisations, ...invitations, ...teams, ...teamInvitations]) {
    await statement.execute(db);
  }
}

const people = [
  sql`alter table users
    add bio text,
    add privacy text not null default 'PUBLIC' ${privacy},
    add avatar_key text,
    add search_text text not null default '',
    add deleted_at timestamptz`,
  sql`update users set search_text = translate(
    lower(first_name || ' ' || surnames || ' ' || user_code),
    'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')`,
];

const organisations = [
  sql`alter table organisations
    add type text not null default 'SPORT_CLUB',
    add bio text,
    add description text,
    add website text,
    add avatar_key text,
    add version integer not null default 1,
    add deleted_at timestamptz`,
  sql`alter table organisation_members add id uuid not null default gen_random_uuid() unique`,
  sql`create index organisation_members_list on organisation_members (organisation_id, created_at, id)`,
  sql`create table organisation_contacts (
    organisation_id uuid primary key references organisations on delete cascade,
    email text not null,
    phone text,
    address_line1 text,
    address_line2 text,
    city text,
    state text,
    postal_code text,
    country text
  )`,
  sql`create table organisation_fiscal_data (
    organisation_id uuid primary key references organisations on delete cascade,
    fiscal_id text not null,
    fiscal_address text not null,
    registered_name text not null,
    registration_numbers text[] not null default '{}'
  )`,
  sql`create table organisation_tax_identifiers (
    organisation_id uuid not null references organisation_fiscal_data on delete cascade,
    place integer not null,
    type text not null,
    issuing_country text not null,
    value text not null,
    primary key (organisation_id, place)
  )`,
];

const invitations = [
  sql`create table organisation_invitations (
    id uuid primary key,
    organisation_id uuid not null references organisations on delete cascade,
    email text not null check (email = lower(email)),
    user_id uuid references users on delete cascade,
    role text not null check (role in ('super-admin', 'admin', 'member', 'referee')),
    locale text not null check (locale in ('es', 'en')),
    invited_by uuid not null references users on delete cascade,
    status text not null check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'DELETED')),
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create unique index organisation_invitations_open
    on organisation_invitations (organisation_id, email) where status = 'PENDING'`,
  sql`create index organisation_invitations_list
    on organisation_invitations (organisation_id, created_at desc) where status = 'PENDING'`,
  sql`create index organisation_invitations_email on organisation_invitations (email) where status = 'PENDING'`,
];

const teams = [
  sql`create table teams (
    id uuid primary key,
    organisation_id uuid references organisations on delete cascade,
    code text not null unique,
    name text not null,
    email text,
    description text,
    sport_key text,
    privacy text not null default 'PUBLIC' ${privacy},
    avatar_key text,
    ${searchable},
    version integer not null default 1,
    created_at timestamptz not null,
    deleted_at timestamptz
  )`,
  sql`create index teams_of_organisation on teams (organisation_id, lower(name), id) where deleted_at is null`,
  sql`create index teams_public on teams (lower(name), id) where deleted_at is null and privacy = 'PUBLIC'`,
  sql`create index teams_search on teams using gin (search)`,
  sql`create table team_members (
    team_id uuid not null references teams on delete cascade,
    user_id uuid not null references users on delete cascade,
    role text not null check (role in ('OWNER', 'CAPTAIN', 'COACH', 'ASSISTANT_CAPTAIN', 'STUFF', 'MEMBER')),
    joined_at timestamptz not null,
    left_at timestamptz,
    primary key (team_id, user_id, joined_at)
  )`,
  sql`create unique index team_members_now on team_members (team_id, user_id) where left_at is null`,
  sql`create unique index team_members_owner on team_members (team_id) where left_at is null and role = 'OWNER'`,
  sql`create index team_members_user on team_members (user_id) where left_at is null`,
];

const teamInvitations = [
  sql`create table team_invitations (
    id uuid primary key,
    team_id uuid not null references teams on delete cascade,
    email text check (email = lower(email)),
    user_id uuid references users on delete cascade,
    role text not null check (role in ('CAPTAIN', 'COACH', 'ASSISTANT_CAPTAIN', 'STUFF', 'MEMBER')),
    locale text not null check (locale in ('es', 'en')),
    invited_by uuid not null references users on delete cascade,
    status text not null check (status in ('PENDING', 'ACCEPTED', 'REJECTED', 'DELETED')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    check ((email is null) <> (user_id is null))
  )`,
  sql`create unique index team_invitations_email on team_invitations (team_id, email) where status = 'PENDING'`,
  sql`create unique index team_invitations_user on team_invitations (team_id, user_id) where status = 'PENDING'`,
  sql`create index team_invitations_of_email on team_invitations (email) where status = 'PENDING'`,
  sql`create index team_invitations_of_user on team_invitations (user_id) where status = 'PENDING'`,
  sql`create table team_qrs (
    id uuid primary key,
    team_id uuid not null references teams on delete cascade,
    hash text not null unique,
    role text not null check (role in ('MEMBER', 'STUFF')),
    uses integer not null default 0,
    max_uses integer not null check (max_uses > 0),
    created_by uuid not null references users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    check (uses <= max_uses)
  )`,
  sql`create index team_qrs_team on team_qrs (team_id, created_at desc) where revoked_at is null`,
];
